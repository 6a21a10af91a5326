import { describe, expect, it } from "vitest";
import { countries } from "@/lib/places/countries";
import { setUpDatabase } from "./support/calls";

const JOB = { title: "Offre", company_name: "Employeur", description: "Texte" };
const FREELANCE_JOB = { title: "Mission", description: "Texte" };
const BOURSE = { title: "Bourse", university: "Université", description: "Texte" };
const ARTICLE = { title: "Article", content: "Texte" };
const list = (length: number, text = "point") => Array.from({ length }, () => text);

// Words that are not of a column's list are refused as its generated type says.
const REFUSED: [string, Record<string, unknown>][] = [
  ["jobs", { ...JOB, title: "   " }],
  ["jobs", { ...JOB, title: "a".repeat(201) }],
  ["jobs", { ...JOB, company_name: "" }],
  ["jobs", { ...JOB, description: "" }],
  ["jobs", { ...JOB, description: "a".repeat(20_001) }],
  ["jobs", { ...JOB, salary_min: -1 }],
  ["jobs", { ...JOB, salary_min: 50, salary_max: 40 }],
  ["jobs", { ...JOB, weekly_hours_min: 0 }],
  ["jobs", { ...JOB, weekly_hours_max: 85 }],
  ["jobs", { ...JOB, weekly_hours_min: 40, weekly_hours_max: 35 }],
  ["jobs", { ...JOB, contract_months: 6 }],
  ["jobs", { ...JOB, contract_type: "CDD", contract_months: 61 }],
  ["jobs", { ...JOB, status: "draft", low_pay_reason: "a".repeat(501) }],
  ["jobs", { ...JOB, requirements: list(41) }],
  ["jobs", { ...JOB, requirements: ["  "] }],
  ["jobs", { ...JOB, benefits: ["a".repeat(501)] }],
  ["jobs", { ...JOB, relocation_note: "a".repeat(301) }],
  ["jobs", { ...JOB, location: "Laval", permit_offer: "francophone_mobility" }],
  ["freelance_jobs", { ...FREELANCE_JOB, budget: -5 }],
  ["freelance_jobs", { ...FREELANCE_JOB, skills_required: list(41) }],
  ["freelance_jobs", { ...FREELANCE_JOB, title: "" }],
  ["scholarships", { ...BOURSE, university: "" }],
  ["scholarships", { ...BOURSE, official_link: "http://exemple.ca" }],
  ["scholarships", { ...BOURSE, official_link: "javascript:alert(1)" }],
  ["scholarships", { ...BOURSE, official_link: "https://exemple.ca/ a" }],
  ["scholarships", { ...BOURSE, application_mode: "official" }],
  ["scholarships", { ...BOURSE, open_to: "listed" }],
  ["scholarships", { ...BOURSE, citizenships: ["SN"] }],
  ["scholarships", { ...BOURSE, open_to: "all", citizenships: ["SN"] }],
  ["scholarships", { ...BOURSE, open_to: "listed", citizenships: ["sn"] }],
  ["scholarships", { ...BOURSE, open_to: "listed", citizenships: [null] }],
  ["scholarships", { ...BOURSE, highest_level: "Master" }],
  ["scholarships", { ...BOURSE, level: "Doctorat", highest_level: "Doctorat" }],
  ["scholarships", { ...BOURSE, level: "Doctorat", highest_level: "Master" }],
  ["scholarships", { ...BOURSE, other_fields: list(21) }],
  ["scholarships", { ...BOURSE, verified_on: "1999-12-31" }],
  ["scholarships", { ...BOURSE, verified_on: "2199-01-01" }],
  ["news_articles", { ...ARTICLE, content: "" }],
  ["news_articles", { ...ARTICLE, image_url: "//exemple.ca/a.png" }],
  ["news_articles", { ...ARTICLE, image_url: 'https://exemple.ca/"onerror=' }],
  ["news_articles", { ...ARTICLE, tags: list(21) }],
];

describe("Les contraintes", () => {
  const { query, one, insert } = setUpDatabase();

  it.each(REFUSED)("refuse dans %s %j", async (table, row) => {
    await expect(insert(table, row)).rejects.toMatchObject({ code: "23514" });
  });

  it.each([
    ["jobs", JOB],
    ["freelance_jobs", FREELANCE_JOB],
    ["scholarships", BOURSE],
    ["news_articles", ARTICLE],
  ])("accepte dans %s les seuls champs requis", async (table, row) => {
    expect(await insert(table, row)).toMatchObject({ ...row, status: "published" });
  });

  it("accepte d'une bourse les pays que le formulaire connaît, et eux seuls", async () => {
    const made = await insert("scholarships", {
      ...BOURSE,
      open_to: "listed",
      citizenships: countries.map(({ code }) => code),
    });
    expect(made.citizenships).toHaveLength(countries.length);
    const known = "select cardinality(private.country_codes())";
    expect(await one(known)).toBe(countries.length);
  });

  it.each([
    ["2 mois", 2],
    ["2 à 3 mois", 3],
    ["six semaines", 1.38],
    ["1,5 an", 18],
    ["10 jours", 0.33],
    ["une année", 12],
    ["À convenir", null],
    ["mois de mai", null],
    [null, null],
  ])("compte dans la durée %j %s mois", async (duration, months) => {
    const made = await insert("freelance_jobs", { ...FREELANCE_JOB, duration });
    expect(made.duration_months && Number(made.duration_months)).toBe(months);
  });

  it("compte le temps de lecture à 200 mots la minute", async () => {
    const made = await insert("news_articles", { ...ARTICLE, content: list(401, "mot").join(" ") });
    expect(made).toMatchObject({ reading_minutes: 3 });
  });

  it("date la première publication d'un brouillon, et chaque modification", async () => {
    const made = await insert("jobs", { ...JOB, status: "draft", posted_at: "2020-01-01" });
    expect(
      await query(
        `update jobs set status = 'published' where id = $1
         returning posted_at > now() - interval '1 minute' as fresh, updated_at > created_at as moved`,
        [made.id],
      ),
    ).toEqual([{ fresh: true, moved: true }]);
  });
});
