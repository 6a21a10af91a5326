import { describe, expect, it } from "vitest";
import { scholarshipSchema } from "@/lib/scholarships/schema";
import { parseUsualDay, usualDay, usualDeadline } from "@/lib/scholarships/usual-deadline";

const read = { deadline: null, deadline_rule: null, verified_on: "2026-11-28" };
const nextOf = (usual_deadlines: string[], today: string) =>
  usualDeadline({ ...read, usual_deadlines }, today)?.next;

describe("Une date limite habituelle", () => {
  it.each([
    [["12-01"], "2026-12-01", "12-01"],
    [["12-01"], "2026-12-02", "12-01"],
    [["11"], "2026-11-28", "11"],
    [["03-15", "11-01"], "2027-03-15", "03-15"],
    [["11-01", "03-15"], "2027-03-16", "11-01"],
    [["03-15", "11-01"], "2027-12-31", "03-15"],
    [["01-01"], "2026-12-31", "01-01"],
  ] as const)("%s, le %s : la prochaine est %s", (usual, today, next) => {
    expect(nextOf([...usual], today)).toBe(next);
  });

  it("se tait devant une date annoncée, sans date de lecture, et deux ans après la lecture", () => {
    const usual_deadlines = ["12-01"];
    const at = (today: string) => usualDeadline({ ...read, usual_deadlines }, today);
    expect(usualDeadline({ ...read, usual_deadlines, deadline: "2026-11-27" })).toBeNull();
    expect(usualDeadline({ ...read, usual_deadlines, verified_on: null })).toBeNull();
    expect(at("2027-11-27")?.isOld).toBe(false);
    expect(at("2027-12-28")?.isOld).toBe(true);
    expect(at("2028-11-28")).toBeNull();
  });

  it("se lit et s'écrit en français", () => {
    for (const day of ["1er décembre", "15 mars", "mars", "31 août"])
      expect(usualDay(parseUsualDay(day) ?? "").replaceAll("\u00a0", " ")).toBe(day);
    expect(parseUsualDay("1 Fevrier")).toBe("02-01");
    for (const wrong of ["29 février", "31 avril", "0 mai", "bientôt", "2027-03-15"])
      expect(parseUsualDay(wrong)).toBeNull();
  });

  it("demande une source, et refuse en une phrase une bourse à laquelle on postule ici", () => {
    const bourse = {
      ...{ title: "A", university: "B", description: "C", status: "published" },
      ...{ application_mode: "official", official_link: "https://exemple.test" },
      ...{ usual_deadlines: "1er décembre, mars", verified_on: "2026-01-15" },
    };
    expect(scholarshipSchema.parse(bourse).usual_deadlines).toEqual(["12-01", "03"]);
    const fieldOf = (changes: object) =>
      scholarshipSchema.safeParse({ ...bourse, ...changes }).error?.issues[0]?.path[0];
    expect(fieldOf({ verified_on: "" })).toBe("verified_on");
    expect(fieldOf({ application_mode: "direct" })).toBe("usual_deadlines");
    expect(fieldOf({ usual_deadlines: "un jour" })).toBe("usual_deadlines");
  });
});
