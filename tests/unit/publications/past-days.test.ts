import { describe, expect, it } from "vitest";
import { postedAt } from "@/components/publications/publication-fields";
import { notices } from "@/lib/copy/server-notices";
import { pastDays, pastDaysRefusal, typedDays } from "@/lib/publications/past-days";

const TODAY = "2027-03-10";
const dated = { status: "published", application_deadline: "2027-03-09" };
const offer = { ...dated, start_date: "2027-03-10", abroad_start_date: null };
const named = (values: object, before: object | null = null) =>
  Object.keys(pastDays(values, before, TODAY)).join();

describe("Les jours d'une publication", () => {
  it("ne sont pas passés quand on la publie ; aujourd'hui ne l'est pas", () => {
    expect(named(offer)).toBe("application_deadline");
    expect(named({ ...offer, application_deadline: "2027-03-10" })).toBe("");
    expect(named({ status: "published", deadline: "2020-01-01" })).toBe("deadline");
    const all = { ...offer, start_date: "2026-01-01", abroad_start_date: "2026-01-01" };
    expect(named(all)).toBe("application_deadline,start_date,abroad_start_date");
  });

  it("se disent aussi d'un formulaire où autre chose est faux", () => {
    const typed = { ...offer, title: "", start_date: "demain", deadline: 3, salary_min: "x" };
    expect(typedDays(typed)).toEqual(dated);
    expect(named(typedDays(typed))).toBe("application_deadline");
    expect(named(typedDays({ ...typed, status: "draft" }))).toBe("");
  });

  it("restent ceux d'une annonce publiée, tant qu'on n'en choisit pas un autre", () => {
    expect(named(offer, offer)).toBe("");
    const other = { ...offer, application_deadline: "2027-03-08" };
    expect(named(other, offer)).toBe("application_deadline");
  });

  it.each(["draft", "filled"])(
    "se demandent à qui publie ce qui était « %s », pas avant",
    (status) => {
      expect(named({ ...offer, status })).toBe("");
      expect(named(offer, { ...offer, status })).toBe("application_deadline");
    },
  );

  it("se disent au champ, aussi quand la base les refuse", () => {
    const details = JSON.stringify({ title: "Soudeur", columns: ["start_date"] });
    expect(pastDaysRefusal({ message: "day_has_passed", details })).toMatchObject({
      notice: notices.formIncomplete,
      fieldErrors: { start_date: expect.stringContaining("passée") },
    });
    expect(pastDaysRefusal({ message: "day_has_passed" })?.status).toBe("refused");
    expect(pastDaysRefusal({ message: "too_many" })).toBeNull();
  });
});

it("L'aperçu d'une annonce déjà publiée garde sa date ; celui d'un brouillon est d'aujourd'hui", () => {
  const row = { was_public: true, posted_at: "2026-10-01T12:00:00Z" };
  expect(postedAt(row)).toBe(row.posted_at);
  const draft = Date.parse(postedAt({ ...row, was_public: false }));
  expect(Date.now() - draft).toBeLessThan(60_000);
  expect(Date.now() - Date.parse(postedAt())).toBeLessThan(60_000);
});
