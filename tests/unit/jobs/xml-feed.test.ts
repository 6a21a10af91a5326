import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { jobsFeed, jobsXml } from "@/lib/jobs/feeds";
import { jobPosting } from "@/lib/jobs/json-ld";
import type { Job } from "@/lib/jobs/schema";
import { site } from "@/lib/shared/site";
import { offersOf } from "@/supabase/functions/read-sources/offer.ts";
import { readPage } from "@/supabase/functions/read-sources/page.ts";
import { readXml } from "@/supabase/functions/read-sources/xml.ts";

let rows: Job[] = [];
let reads = 0;
let breaksAt = Number.POSITIVE_INFINITY;

/** A table by key, as the Data API reads it. */
function table() {
  let after = "";
  const query = {
    select: () => query,
    eq: () => query,
    order: () => query,
    gt: (column: string, value: string) => {
      if (column === "id") after = value;
      return query;
    },
    limit: async (most: number) => {
      reads += 1;
      if (reads >= breaksAt) return { data: null, error: new Error("panne") };
      return { data: rows.filter(({ id }) => id > after).slice(0, most), error: null };
    },
  };
  return query;
}
vi.mock("@/lib/supabase/public", () => ({ publicClient: () => ({ from: table }) }));

const job = {
  ...{ id: "0001", title: "Soudeur & monteur", company_name: "Forge ]]> <Nord>" },
  ...{
    location: "Laval, Québec",
    province: "QC",
    work_mode: "hybrid",
    remote_from: null,
    work_time: "full",
  },
  ...{ description: "Un <b>texte</b>\u0000\n\nR&D", requirements: ["Permis"], benefits: [] },
  ...{
    contract_type: "CDD",
    salary_range: null,
    salary_min: 30,
    salary_max: 35,
    salary_period: "hour",
  },
  ...{ low_pay_reason: null, sector: "construction", trade: "soudeur", status: "published" },
  ...{ posted_at: "2026-11-01T12:00:00Z", application_deadline: "2026-12-31" },
  ...{ closes_at: "2027-01-01T05:00:00+00:00" },
} as unknown as Job;

const written = async () => new Response(await jobsXml(null)).text();

function jobsIn(xml: string): Record<string, string>[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "job" });
  return parser.parse(xml).source.job ?? [];
}

beforeEach(() => {
  rows = [job];
  reads = 0;
  breaksAt = Number.POSITIVE_INFINITY;
});

describe("Le fil des offres pour les agrégateurs", () => {
  it("dit d'une offre tout ce que leur documentation demande, et mène à sa page ici", async () => {
    const [read] = jobsIn(await written());
    expect(read).toEqual({
      title: "Soudeur & monteur",
      date: "2026-11-01T12:00:00.000Z",
      dateposted: "2026-11-01T12:00:00.000Z",
      referencenumber: "0001",
      requisitionid: "0001",
      url: `${site.url}/emplois/0001`,
      company: "Forge ]]> <Nord>",
      sourcename: "Forge ]]> <Nord>",
      city: "Laval",
      state: "QC",
      country: "CA",
      description: expect.stringContaining("<p>Un &lt;b&gt;texte&lt;/b&gt;</p><p>R&amp;D</p>"),
      salary: expect.stringMatching(/30.*35.*par heure/),
      jobtype: "fulltime, temporary",
      category: expect.stringContaining("Construction"),
      remotetype: "Hybrid remote",
      expirationdate: "2027-01-01T04:59:59.000Z",
    });
  });

  // Indeed's own questions about remote jobs: no town, and the province where it is asked for.
  it.each([
    ["remote", "province", ["Remote", "QC"], "Télétravail depuis\u00a0: Québec seulement"],
    ["remote", "canada", ["Remote", undefined], "Télétravail depuis\u00a0: Tout le Canada"],
    ["hybrid", "province", ["Laval", "QC"], "Québec seulement"],
    ["remote", null, ["Laval", "QC"], "À distance"],
  ] as const)(
    "dit d'où se fait le télétravail %s, %s",
    async (work_mode, remote_from, at, phrase) => {
      rows = [{ ...job, work_mode, remote_from }];
      const [{ city, state } = {}] = jobsIn(await written());
      expect([city, state]).toEqual(at);
      expect((await jobsFeed("/flux/emplois.json")).items[0]?.summary).toContain(phrase);
    },
  );

  it("tait le salaire que la page ne montre qu'avec un avertissement, et ce qui n'est pas dit", async () => {
    rows = [{ ...job, low_pay_reason: "Logé", work_mode: null, application_deadline: null }];
    const [read] = jobsIn(await written());
    expect(Object.keys(read ?? {}).join()).not.toMatch(/salary|remotetype|expirationdate/);
  });

  it.each([
    ["Laval, Québec", "QC", "2027-01-01T05:00:00+00:00"],
    ["Victoria, Colombie-Britannique", "BC", "2027-01-01T07:00:00+00:00"],
    ["St. John’s", "NL", "2027-01-01T03:30:00+00:00"],
  ] as const)(
    "se relit comme la source qu'il est, au même jour : %s",
    async (location, province, closes_at) => {
      rows = [{ ...job, location, province, closes_at } as Job];
      const { raw } = readXml(await written());
      const { offers, problems } = offersOf(raw);
      expect(problems).toEqual([]);
      expect(offers).toEqual([
        expect.objectContaining({
          ...{ reference: job.id, title: job.title, province, contract: "fulltime, temporary" },
          ...{ location: `${location.split(",")[0]}, ${province}`, work_mode: "hybrid" },
          ...{
            application_deadline: job.application_deadline,
            salary_range: expect.stringMatching(/30.*35.*par heure/),
          },
          description: "Un <b>texte</b>\n\nR&D\n\nExigences\n- Permis",
        }),
      ]);
      const html = `<html><script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...jobPosting(job) })}</script></html>`;
      expect(offersOf(readPage(html, "")).offers).toMatchObject([
        {
          salary_min: 30,
          salary_max: 35,
          salary_period: "hour",
          application_deadline: "2026-12-31",
          location: "Laval, QC",
        },
      ]);
    },
  );

  it("se lit par morceaux, chaque offre une fois, et reste valable sans offre", async () => {
    rows = Array.from({ length: 1_201 }, (_, at) => ({ ...job, id: String(at).padStart(6, "0") }));
    const ids = jobsIn(await written()).map(({ referencenumber }) => referencenumber);
    expect(new Set(ids).size).toBe(1_201);
    expect(reads).toBe(5);
    rows = [];
    expect(await written()).toMatch(/<\/source>\n$/);
  });

  it("n'a pas de fin quand la lecture se rompt : nul ne prend un reste pour le tout", async () => {
    rows = Array.from({ length: 600 }, (_, at) => ({ ...job, id: String(at).padStart(6, "0") }));
    breaksAt = 2;
    await expect(written()).rejects.toThrow("panne");
    breaksAt = 1;
    await expect(jobsXml(null)).rejects.toThrow("panne");
  });
});
