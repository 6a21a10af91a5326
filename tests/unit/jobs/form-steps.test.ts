import { describe, expect, it } from "vitest";
import { stepToMend } from "@/components/forms/form-steps";
import { jobSteps, missingPoints } from "@/lib/jobs/form-steps";
import { jobFormSchema, jobSchema } from "@/lib/jobs/schema";
import { emptyAbroad } from "@/lib/publications/abroad";
import { missingQuestions } from "@/lib/publications/abroad-answer";

const steps = Object.values(jobSteps);
const form = {
  title: "Soudeur",
  company_name: "Forge",
  description: "Souder.",
  contract_type: "CDI",
  answer_days: "30",
  status: "published",
};

describe("Les étapes d'une offre", () => {
  it("tiennent chaque champ du formulaire, une fois", () => {
    const names = steps.flatMap((step) => [...step.names]);
    expect(names.toSorted()).toEqual(Object.keys(jobSchema.shape).toSorted());
  });

  it("mènent à la première où quelque chose est à corriger", () => {
    expect(stepToMend(steps, { permit_offer: "x", salary_max: "x" })).toBe(1);
    expect(stepToMend(steps, {})).toBeNull();
  });

  it("disent ce qui manque avant de publier", () => {
    const offer = {
      ...emptyAbroad,
      location: null,
      work_mode: null,
      salary_range: null,
      salary_min: null,
      salary_max: null,
      application_deadline: null,
    };
    const count = missingQuestions(emptyAbroad).length;
    expect(missingPoints(offer)).toEqual([
      expect.stringContaining("Sans lieu"),
      expect.stringContaining("Salaire à négocier"),
      expect.stringContaining("Sans date limite"),
      expect.stringContaining(`${count} réponses manquent`),
    ]);
    const told = { work_mode: "remote", salary_min: 20, application_deadline: "2099-01-01" };
    expect(missingPoints({ ...offer, ...told })).toHaveLength(1);
  });

  it.each([
    [{ location: "Laval" }, true],
    [{ work_mode: "remote" }, true],
    [{ work_mode: "hybrid" }, false],
    [{}, false],
    [{ status: "draft" }, true],
  ])("publier %o\u00a0: %s", (fields, isRight) => {
    const parsed = jobFormSchema.safeParse({ ...form, ...fields });
    expect(parsed.success).toBe(isRight);
    if (!isRight) expect(parsed.error?.issues[0]?.path).toEqual(["location"]);
  });

  it("prennent le secteur du métier", () => {
    const parsed = jobFormSchema.parse({ ...form, location: "Laval", trade: "infirmier" });
    expect(parsed.sector).toBe("health");
  });
});
