import { describe, expect, it } from "vitest";
import { notices } from "@/lib/copy/notices";
import { pastDays, pastDaysRefusal, typedDays } from "@/lib/publications/past-days";

const TODAY = "2027-03-10";
const offer = {
  status: "published",
  application_deadline: "2027-03-09",
  start_date: "2027-03-10",
  abroad_start_date: null,
};
const named = (values: object, before: object | null = null) =>
  Object.keys(pastDays(values, before, TODAY));

describe("Les jours d'une publication", () => {
  it("ne sont pas passés quand on la publie ; aujourd'hui ne l'est pas", () => {
    expect(named(offer)).toEqual(["application_deadline"]);
    expect(named({ ...offer, application_deadline: "2027-03-10" })).toEqual([]);
    expect(named({ status: "published", deadline: "2020-01-01" })).toEqual(["deadline"]);
    expect(named({ ...offer, start_date: "2026-01-01", abroad_start_date: "2026-01-01" })).toEqual([
      "application_deadline",
      "start_date",
      "abroad_start_date",
    ]);
  });

  it("se disent aussi d'un formulaire où autre chose est faux", () => {
    const typed = { ...offer, title: "", start_date: "demain", deadline: 3, salary_min: "x" };
    expect(typedDays(typed)).toEqual({
      status: "published",
      application_deadline: "2027-03-09",
    });
    expect(named(typedDays(typed))).toEqual(["application_deadline"]);
    expect(named(typedDays({ ...typed, status: "draft" }))).toEqual([]);
  });

  it.each(["draft", "filled"])("peuvent l'être dans l'état %s", (status) => {
    expect(named({ ...offer, status })).toEqual([]);
  });

  it("restent ceux d'une annonce publiée, tant qu'on n'en choisit pas un autre", () => {
    expect(named(offer, offer)).toEqual([]);
    expect(named({ ...offer, application_deadline: "2027-03-08" }, offer)).toEqual([
      "application_deadline",
    ]);
  });

  it.each(["draft", "filled"])("sont demandés à qui publie ce qui était « %s »", (status) => {
    expect(named(offer, { ...offer, status })).toEqual(["application_deadline"]);
  });

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
