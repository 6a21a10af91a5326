import { describe, expect, it } from "vitest";
import { stepToMend } from "@/components/forms/form-dialog";
import { validation } from "@/lib/copy/validation";
import { jobSteps, missingPoints } from "@/lib/jobs/form-steps";
import { jobFormSchema, jobSchema } from "@/lib/jobs/schema";
import { emptyAbroad, missingQuestions } from "@/lib/publications/abroad";

const steps = Object.values(jobSteps);
const written = { title: "Soudeur", company_name: "Forge", description: "Souder." };
const form = { ...written, contract_type: "CDI", answer_days: "30", status: "published" };

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
    const noPay = { salary_range: null, salary_min: null, salary_max: null, salary_period: null };
    const noPlace = { location: null, work_mode: null, application_deadline: null };
    const noText = { title: null, company_name: null, description: null };
    const offer = { ...emptyAbroad, ...noText, ...noPay, ...noPlace };
    const count = missingQuestions(emptyAbroad).length;
    const required = (field: string, names: string) => ({
      ...{ field, required: true },
      sentence: `À remplir avant de publier\u00a0: ${names}.`,
    });
    expect(missingPoints(offer)).toEqual([
      required("title", "le titre, l’entreprise, la description"),
      required("location", "le lieu"),
      { field: "salary_min", sentence: expect.stringContaining("Salaire à négocier") },
      { field: "application_deadline", sentence: expect.stringContaining("Sans date limite") },
      { field: "open_abroad", sentence: expect.stringContaining(`${count} questions restent`) },
    ]);
    const answered = {
      ...written,
      work_mode: "remote",
      salary_min: 20,
      application_deadline: "2099-01-01",
    };
    expect(missingPoints({ ...offer, ...answered })).toEqual([
      required("salary_period", "la période du salaire"),
      expect.objectContaining({ field: "open_abroad" }),
    ]);
    const wrong = { salary_period: "x", application_deadline: validation.dayPassed };
    const [, second] = missingPoints({ ...offer, ...answered }, wrong);
    expect(second).toMatchObject({ field: "application_deadline", required: true });
    expect(second?.sentence).toBe("La date limite de candidature est passée.");
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

const parse = (fields: Record<string, string>) =>
  jobSchema.safeParse({ ...form, contract_type: "CDD", ...fields });
const wrong = (fields: Record<string, string>) =>
  parse(fields).error?.issues.map(({ path }) => path[0]);

describe("les conditions de travail dans le formulaire d'une offre", () => {
  it("se lisent comme on les écrit, et restent vides quand rien n'est dit", () => {
    const work = { work_mode: "hybrid", work_time: "full" };
    const numbers = { weekly_hours_min: 37.5, weekly_hours_max: null, contract_months: 8 };
    expect(parse({ ...work, weekly_hours_min: "37,5", contract_months: " 8 " }).data).toMatchObject(
      { ...work, ...numbers },
    );
    const none = { work_mode: null, work_time: null, contract_months: null };
    expect(parse({}).data).toMatchObject(none);
  });

  it.each([
    [{ weekly_hours_min: "0" }, "weekly_hours_min"],
    [{ weekly_hours_max: "85" }, "weekly_hours_max"],
    [{ weekly_hours_min: "trente" }, "weekly_hours_min"],
    [{ weekly_hours_min: "40", weekly_hours_max: "35" }, "weekly_hours_max"],
    [{ contract_months: "2,5" }, "contract_months"],
    [{ contract_months: "61" }, "contract_months"],
    [{ contract_type: "CDI", contract_months: "8" }, "contract_months"],
    [{ work_mode: "maison" }, "work_mode"],
    [{ work_mode: "site", remote_from: "canada" }, "remote_from"],
    [{ work_mode: "remote", remote_from: "lune" }, "remote_from"],
  ] as [Record<string, string>, string][])("%j est refusé au champ %s", (fields, field) => {
    expect(wrong(fields)).toEqual([field]);
  });
});
