import type { JobPosting, NewsArticle, Organization, WithContext } from "schema-dts";
import { describe, expect, it } from "vitest";
import { freelanceJobPosting } from "@/lib/freelance/format";
import { jobPosting, morePosting } from "@/lib/jobs/json-ld";
import { articleData, articleGrounds } from "@/lib/news/format";
import { monetaryGrant } from "@/lib/scholarships/format";
import { organization } from "@/lib/seo/json-ld";
import {
  aFreelanceJob,
  aJob,
  anArticle,
  aScholarship,
} from "@/tests/support/publications/publications";
import { parseStructured } from "@/tests/support/publications/structured-data";

const context = "https://schema.org" as const;

// The annotations below are the compiler's check against the types of schema.org.
describe("chaque publication dans les mots de schema.org", () => {
  it("une offre", () => {
    const data: WithContext<JobPosting> = {
      "@context": context,
      "@type": "JobPosting",
      ...jobPosting(aJob()),
    };
    expect(parseStructured(data)).toMatchObject({
      title: "Infirmier·ère",
      employmentType: "FULL_TIME",
      validThrough: "2099-02-01T04:59:59.000Z",
      jobLocation: { address: { addressLocality: "Laval", addressRegion: "QC" } },
      baseSalary: { currency: "CAD", value: { minValue: 30, maxValue: 38, unitText: "HOUR" } },
      directApply: true,
    });
  });

  it("une mission", () => {
    const data: WithContext<JobPosting> = {
      "@context": context,
      "@type": "JobPosting",
      ...freelanceJobPosting(aFreelanceJob()),
    };
    const parsed = parseStructured(data);
    expect(parsed).toMatchObject({ employmentType: "CONTRACTOR", jobLocationType: "TELECOMMUTE" });
    expect(parsed).not.toHaveProperty("baseSalary");
    expect(parsed).not.toHaveProperty("jobLocation");
  });

  it("une bourse", () => {
    expect(parseStructured(monetaryGrant(aScholarship()))).toMatchObject({
      name: "Bourse d'excellence",
      funder: { name: "Université Laval" },
    });
  });

  it("un article", () => {
    const { type, ...rest } = articleData(anArticle());
    const data: WithContext<NewsArticle> = { "@context": context, "@type": type, ...rest };
    expect(parseStructured(data)).toMatchObject({ author: { name: "Camille Desrosiers" } });
  });

  it("un article dit ses sources, sa vérification et sa fin", () => {
    const address = "https://exemple.ca/regle";
    const sources = [{ address, publisher: "Éditeur", read_on: "2026-01-31" }];
    const days = { verified_on: "2026-02-01", in_force_until: "2027-01-31" };
    const article = anArticle({ sources, ...days });
    const { type, ...rest } = articleData(article);
    const data: WithContext<NewsArticle> = {
      "@context": context,
      "@type": type,
      ...rest,
      ...articleGrounds(article),
    };
    expect(parseStructured(data)).toMatchObject({
      mainEntityOfPage: { lastReviewed: "2026-02-01" },
      citation: [{ url: "https://exemple.ca/regle", publisher: { name: "Éditeur" } }],
      expires: "2027-01-31",
    });
    expect(articleGrounds(anArticle())).toEqual({});
  });

  it("l'exploitant", () => {
    const data: WithContext<Organization> = { "@context": context, ...organization() };
    expect(parseStructured(data)).toMatchObject({ "@type": "Organization" });
  });
});

describe("une offre dit ce qu'elle sait, et rien de plus", () => {
  it.each([
    ["CDI", "FULL_TIME"],
    ["Stage", "INTERN"],
    ["Freelance", "CONTRACTOR"],
  ] as const)("%s devient %s", (contract_type, employmentType) => {
    expect(jobPosting(aJob({ contract_type }))).toMatchObject({ employmentType });
  });

  it("le temps de travail s'ajoute à la sorte de contrat", () => {
    const type = (changes: Parameters<typeof aJob>[0]) => jobPosting(aJob(changes)).employmentType;
    expect(type({ work_time: "part" })).toBe("PART_TIME");
    expect(type({ contract_type: "CDD", work_time: "full" })).toEqual(["TEMPORARY", "FULL_TIME"]);
    const workHours = "35\u00a0heures par semaine";
    expect(morePosting(aJob({ weekly_hours_min: 35 }))).toEqual({ workHours });
    expect(morePosting(aJob())).toEqual({});
  });

  it("un salaire fixe n'est pas une fourchette, et sans période il n'y en a pas", () => {
    const baseSalary = { value: { value: 30, unitText: "HOUR" } };
    expect(jobPosting(aJob({ salary_max: null }))).toMatchObject({ baseSalary });
    expect(jobPosting(aJob({ salary_period: null }))).not.toHaveProperty("baseSalary");
    expect(jobPosting(aJob({ salary_min: null }))).not.toHaveProperty("baseSalary");
    expect(jobPosting(aJob({ application_deadline: null }))).not.toHaveProperty("validThrough");
  });

  it("exigences et avantages font partie du texte, sans HTML de la personne", () => {
    const { description } = jobPosting(aJob({ requirements: ["<b>DEC</b>"] }));
    expect(description).toContain("<li>&lt;b&gt;DEC&lt;/b&gt;</li>");
    expect(description).toContain("<strong>Avantages</strong>");
  });

  it.each([
    ["À distance, Ontario", "ON", "remote", undefined, "TELECOMMUTE"],
    ["Ottawa, Ontario", "ON", "remote", "Ottawa", "TELECOMMUTE"],
    ["Ottawa, Ontario", "ON", "hybrid", "Ottawa", undefined],
    ["Québec", "QC", "site", undefined, undefined],
    [null, null, "site", undefined, undefined],
    ["Québec, Québec", "QC", "site", "Québec", undefined],
  ] as const)("lieu %s, %s, %s", (location, province, work_mode, town, type) => {
    const place = { location, province, work_mode };
    const posting = parseStructured({
      "@context": context,
      "@type": "JobPosting",
      ...jobPosting(aJob(place)),
    }) as { jobLocation?: { address: { addressLocality?: string } }; jobLocationType?: string };
    expect(posting.jobLocation?.address.addressLocality).toBe(town);
    expect(posting.jobLocationType).toBe(type);
  });

  // https://developers.google.com/search/docs/appearance/structured-data/job-posting
  it.each([
    [null, { "@type": "Country", name: "Canada" }],
    ["province", { "@type": "State", name: "Québec, Canada" }],
    ["abroad", undefined],
  ] as const)("le télétravail depuis %s dit où sont les personnes", (remote_from, place) => {
    const expected = {
      location: "À distance",
      province: "QC",
      work_mode: "remote",
      remote_from,
    } as const;
    const posting = { "@context": context, "@type": "JobPosting", ...jobPosting(aJob(expected)) };
    const parsed = parseStructured(posting) as typeof posting & { jobLocationType?: string };
    expect(parsed.jobLocationType).toBe("TELECOMMUTE");
    expect(Object(parsed).applicantLocationRequirements).toEqual(place);
  });
});
