import { describe, expect, it } from "vitest";
import { jobSchema } from "@/lib/jobs/schema";

const form = {
  title: "Soudeur·euse",
  company_name: "Fer-Nord",
  description: "Souder.",
  contract_type: "CDD",
  status: "published",
};
const parse = (fields: Record<string, string>) => jobSchema.safeParse({ ...form, ...fields });
const wrong = (fields: Record<string, string>) =>
  parse(fields).error?.issues.map(({ path }) => path[0]);

describe("les conditions de travail dans le formulaire d'une offre", () => {
  it("se lisent comme on les écrit, et restent vides quand rien n'est dit", () => {
    expect(
      parse({
        work_mode: "hybrid",
        work_time: "full",
        weekly_hours_min: "37,5",
        contract_months: " 8 ",
      }).data,
    ).toMatchObject({
      work_mode: "hybrid",
      work_time: "full",
      weekly_hours_min: 37.5,
      weekly_hours_max: null,
      contract_months: 8,
    });
    expect(parse({}).data).toMatchObject({
      work_mode: null,
      work_time: null,
      contract_months: null,
    });
  });

  it.each([
    [{ weekly_hours_min: "0" }, "weekly_hours_min"],
    [{ weekly_hours_max: "85" }, "weekly_hours_max"],
    [{ weekly_hours_min: "trente" }, "weekly_hours_min"],
    [{ weekly_hours_min: "-3" }, "weekly_hours_min"],
    [{ weekly_hours_min: "40", weekly_hours_max: "35" }, "weekly_hours_max"],
    [{ contract_months: "2,5" }, "contract_months"],
    [{ contract_months: "61" }, "contract_months"],
    [{ contract_type: "CDI", contract_months: "8" }, "contract_months"],
    [{ work_mode: "maison" }, "work_mode"],
    [{ work_time: "mi-temps" }, "work_time"],
  ] as [Record<string, string>, string][])("%j est refusé au champ %s", (fields, field) => {
    expect(wrong(fields)).toEqual([field]);
  });
});
