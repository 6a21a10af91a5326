import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { dayOf, timeZone } from "@/lib/shared/days";
import { jobOf, sourceAddress } from "@/lib/shared/source-offers";
import { askAt } from "@/supabase/functions/_shared/outside.ts";
import { plainText } from "@/supabase/functions/read-sources/parsing.ts";
import { type Network, readSource } from "@/supabase/functions/read-sources/reading.ts";
import { host } from "@/tests/support/site/host";

const ADDRESS = "https://nord.example.ca/offres.xml";
const NONE = { etag: null, last_modified: null };

/** A host of this machine that answers so, under any name; `addresses` is what the DNS says of one. */
async function internet(answers: RequestListener, addresses: string[] = ["9.9.9.9"]) {
  const site = await host(answers);
  const requests: string[] = [];
  const network: Network = {
    addressesOf: async () => addresses,
    askAt: (question) => {
      requests.push(`${question.address} ${question.url.href}`);
      const url = new URL(question.url.href.replace(/^https:\/\/[^/]+/, site));
      return askAt({ ...question, url, address: "127.0.0.1" });
    },
  };
  return { network, requests };
}

/** What is read of a document that stands at an address. */
async function read(document: string | Buffer, address = ADDRESS, type = "application/xml") {
  const { network } = await internet((_, answer) => {
    answer.writeHead(200, { "content-type": type }).end(document);
  });
  return readSource(address, NONE, network);
}
const job = (inner: string) => `<job>${inner}</job>`;
const feed = (...jobs: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><source>${jobs.join("")}</source>`;
const page = (...things: object[]) =>
  `<!DOCTYPE html><html><body>${things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join("")}</body></html>`;
const small = (more = "") =>
  job(`<title>Soudeuse</title><description>Souder.</description>${more}`);

describe("Une source d'offres, de chaque sorte", () => {
  // The fields of https://docs.indeed.com/indeed-apply/xml-feed.
  it("se lit d'un fil XML d'Indeed", async () => {
    const text = feed(
      job(`<title><![CDATA[Infirmière & infirmier]]></title><referencenumber><![CDATA[A-1]]></referencenumber>
        <url>https://nord.example.ca/a1</url><company>Nord</company><city><![CDATA[Laval]]></city>
        <state>QC</state><country>CA</country><description><![CDATA[<p>Soigner.</p><ul><li>De jour</li><li>En équipe</li></ul>]]></description>
        <salary>30 $ l’heure</salary><jobtype>fulltime, permanent</jobtype><category>Santé</category>
        <remotetype>Hybrid remote</remotetype><expirationdate>2027-06-30</expirationdate>`),
    );
    const result = await read(text);
    expect(result).toMatchObject({ kind: "xml", problems: [] });
    expect(result?.offers).toEqual([
      {
        ...{ line: 1, reference: "A-1", title: "Infirmière & infirmier", trade: "Santé" },
        ...{ description: "Soigner.\n- De jour\n- En équipe", location: "Laval, QC" },
        ...{ province: "QC", contract: "fulltime, permanent", work_mode: "hybrid" },
        remote_from: null,
        ...{ salary_range: "30 $ l’heure", salary_min: null, salary_max: null },
        ...{ salary_period: null, application_deadline: "2027-06-30" },
      },
    ]);
  });

  it("ne prend pas pour une ville le « Remote » d'Indeed", async () => {
    const reading = await read(feed(small("<city>Remote</city><state>QC</state>")));
    expect(reading?.offers).toMatchObject([{ location: "QC", work_mode: "remote" }]);
  });

  // https://help.jooble.org/en/support/solutions/articles/60001448238-xml-feed-specifications-template
  it("se lit d'un fil XML de Jooble", async () => {
    const result = await read(
      `<jobs><job id="77"><link>https://nord.example.ca/77</link><name>Cariste</name><region>Gatineau</region><description>Conduire.</description><expire>30.06.2027</expire><jobtype>full-time</jobtype><salary/></job></jobs>`,
    );
    expect(result?.offers[0]).toMatchObject({
      ...{ reference: "77", title: "Cariste", location: "Gatineau" },
      application_deadline: "2027-06-30",
    });
  });

  it("se lit d'un RSS et d'un Atom", async () => {
    const rss = `<rss version="2.0"><channel><title>Nord</title><item><title>Cariste</title><link>https://nord.example.ca/1</link><guid>g1</guid><description>&lt;p&gt;Conduire.&lt;/p&gt;</description></item></channel></rss>`;
    expect(await read(rss)).toMatchObject({
      kind: "rss",
      offers: [{ reference: "g1", title: "Cariste", description: "Conduire." }],
    });
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Nord</title><entry><id>urn:1</id><title>Cariste</title><content type="html">Conduire.</content></entry></feed>`;
    expect(await read(atom)).toMatchObject({ offers: [{ reference: "urn:1", title: "Cariste" }] });
  });

  it.each([
    [
      '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Souder &amp; 5 &lt; 6.</p><ul><li>DEP</li></ul></div></content>',
      "Souder & 5 < 6.\n- DEP",
    ],
    [
      '<content type="xhtml"><x:div xmlns:x="http://www.w3.org/1999/xhtml"><x:p>Souder</x:p><x:p>Couper</x:p></x:div></content>',
      "Souder\n\nCouper",
    ],
    [
      "<content><p>Souder<br/>\n  les charpentes\n  en atelier.</p></content>",
      "Souder\nles charpentes en atelier.",
    ],
    ["<content>&lt;![CDATA[&lt;p&gt;Souder.&lt;/p&gt;]]&gt;</content>", "Souder."],
    [
      "<content>&amp;lt;h2&amp;gt;Souder&amp;lt;/h2&amp;gt;&amp;lt;p&amp;gt;De jour.&amp;lt;/p&amp;gt;</content>",
      "Souder\n\nDe jour.",
    ],
    ["<content><![CDATA[<div>&lt;p&gt;Souder.&lt;/p&gt;</div>]]></content>", "Souder."],
    [
      "<content>Souder.\n\n- De jour\n- En équipe</content>",
      "Souder.\n\n- De jour\n- En équipe".replace("\n\n-", "\n-"),
    ],
    [
      "<content>Souder des charpentes de métal en atelier et sur les chantiers de\nla région.\nDe jour.</content>",
      "Souder des charpentes de métal en atelier et sur les chantiers de la région.\nDe jour.",
    ],
    ["<content/><summary>Souder.</summary>", "Souder."],
    ["<source><title>Nord</title></source><content>Souder.</content>", "Souder."],
  ])("lit le texte %s", async (content, description) => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>Soudeuse</title>${content}</entry></feed>`;
    expect((await read(atom))?.offers).toMatchObject([{ title: "Soudeuse", description }]);
  });

  it("ne prend pas pour celle de l'offre l'adresse du fil, ni pour les siens les noms d'autres", async () => {
    const entry = (n: number) =>
      `<a:entry><a:link rel="self" href="https://nord.example.ca/fil"/><a:link href="https://nord.example.ca/${n}"/><a:author><a:name>Nord</a:name></a:author><a:title>S</a:title><a:summary>S</a:summary></a:entry>`;
    const atom = await read(
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom">${entry(1)}${entry(2)}</a:feed>`,
    );
    expect(atom).toMatchObject({
      kind: "rss",
      problems: [],
      offers: [{ reference: "https://nord.example.ca/1" }, {}],
    });
    const rss = `<rss><channel><item><title>S</title><media:title>T</media:title><description>S</description><category>Atelier</category><category>Métal</category><job_listing:location>Laval, QC</job_listing:location><job_listing:job_type>Permanent</job_listing:job_type></item></channel></rss>`;
    expect((await read(rss))?.offers).toMatchObject([
      { title: "S", trade: "Atelier, Métal", location: "Laval, QC", contract: "Permanent" },
    ]);
  });

  it.each<[string, object | string]>([
    ["<city>Hybride</city><state>QC</state>", { location: "QC", work_mode: "hybrid" }],
    [
      "<location><city>Laval</city><state>QC</state></location><location><city>Ottawa</city><state>ON</state></location>",
      { location: "Laval, QC", description: "Souder.\n\nAutres lieux\u00a0: Ottawa, ON" },
    ],
    ["<location>Paris, France; Laval, QC</location>", { location: "Laval, QC" }],
    [
      "<location>Hybrid remote in Laval, QC</location>",
      { location: "Laval, QC", work_mode: "hybrid" },
    ],
    ["<city>San Francisco</city><state>CA</state>", "Cette offre n’est pas au Canada."],
    ["<location>London, UK</location>", "Cette offre n’est pas au Canada."],
    [
      "<city>Vancouver</city><state>BC</state><closing-date>2027-07-01T06:59:59Z</closing-date>",
      { application_deadline: "2027-06-30" },
    ],
    [
      "<location>St. John’s, T.-N.-L.</location><Expiration_Date>2027-07-01T02:29:59Z</Expiration_Date>",
      { application_deadline: "2027-06-30" },
    ],
  ])("lit le lieu d'un fil, et le jour qu'il y est : %s", async (inner, result) => {
    const reading = await read(feed(small(inner)));
    if (typeof result === "string") expect(reading?.problems).toMatchObject([{ message: result }]);
    else expect(reading?.offers).toMatchObject([result]);
  });

  // https://developers.google.com/search/docs/appearance/structured-data/job-posting
  const posting = {
    ...{ "@context": "https://schema.org/", "@type": "JobPosting", title: "Soudeuse" },
    description: "<p>Souder.</p>",
    identifier: { "@type": "PropertyValue", name: "Nord", value: "S-1" },
    employmentType: ["FULL_TIME", "TEMPORARY"],
    jobLocation: {
      "@type": "Place",
      address: { addressLocality: "Moncton", addressRegion: "NB", addressCountry: "CA" },
    },
    baseSalary: {
      ...{ "@type": "MonetaryAmount", currency: "CAD" },
      value: { "@type": "QuantitativeValue", minValue: 25, maxValue: 31.5, unitText: "HOUR" },
    },
    validThrough: "2027-03-18T00:00",
  };
  const read1 = {
    ...{ reference: "S-1", title: "Soudeuse", description: "Souder.", location: "Moncton, NB" },
    ...{ contract: "FULL_TIME, TEMPORARY", salary_min: 25, salary_max: 31.5 },
    ...{ salary_period: "hour", application_deadline: "2027-03-18" },
  };

  it("se lit d'une page qui porte des JobPosting, où qu'ils soient", async () => {
    const other = { ...posting, identifier: "S-2", jobLocationType: "TELECOMMUTE" };
    const result = await read(
      page({ "@graph": [{ "@type": "Organization" }, posting] }, [other], { "@type": "WebSite" }),
      "https://nord.example.ca/emplois",
      "text/html",
    );
    expect(result).toMatchObject({
      kind: "page",
      offers: [read1, { reference: "S-2", work_mode: "remote" }],
    });
  });

  const canada = { "@type": "Country", name: "Canada" };
  it.each([
    [canada, "canada"],
    [[{ ...canada, name: "CA" }], "canada"],
    [{ "@type": "State", name: "New Brunswick, Canada" }, "province"],
    [{ "@type": "State", name: "Ontario, Canada" }, null],
    [[canada, { "@type": "Country", name: "France" }], null],
    ["partout", null],
    [undefined, null],
  ])("ne retient d'où l'on télétravaille que si c'est sûr : %j", async (result, remote_from) => {
    const place = { ...posting, applicantLocationRequirements: result };
    const remote = await read(page({ ...place, jobLocationType: "TELECOMMUTE" }));
    expect(remote?.offers).toMatchObject([{ work_mode: "remote", remote_from }]);
    expect((await read(page(place)))?.offers).toMatchObject([{ remote_from: null }]);
  });

  it.each([
    [
      { minValue: "25,50", unitText: "HOUR" },
      { salary_min: 25.5, salary_period: "hour" },
    ],
    [
      { minValue: "52,000", unitText: "YEAR" },
      { salary_min: 52_000, salary_period: "year" },
    ],
    [
      { minValue: 2000, unitText: "biweekly" },
      { salary_min: null, salary_range: "2000 CAD biweekly" },
    ],
    [
      { minValue: 40, maxValue: 30, unitText: "HOUR" },
      { salary_min: null, salary_range: "40 à 30 CAD" },
    ],
  ])("lit la paie %o", async (value, pay) => {
    const result = await read(page({ ...posting, baseSalary: { currency: "CAD", value } }));
    expect(result?.offers).toMatchObject([pay]);
  });

  it.each([
    [52_000, { salary_min: null, salary_range: "52000 CAD" }],
    ["25 $ à 31 $ de l’heure", { salary_min: null, salary_range: "25 $ à 31 $ de l’heure" }],
    ["52000", { salary_range: "52000 CAD" }],
    [
      { unitText: "HOUR", value: { minValue: 25, maxValue: 31 } },
      { salary_min: 25, salary_max: 31 },
    ],
    [
      { unitText: "HOUR", value: "25,50 - 31" },
      { salary_min: 25.5, salary_max: 31 },
    ],
    [[{ currency: "CAD", value: [{ value: 26, unitText: "heure" }] }], { salary_min: 26 }],
    [{ "@type": "UnitPriceSpecification", price: 27, unitCode: "HUR" }, { salary_min: 27 }],
    [
      { priceCurrency: "CAD", minPrice: 55_000, maxPrice: 60_000, unitText: "annuel" },
      { salary_max: 60_000 },
    ],
    [{ currency: "CAD $", minValue: "55 000,00 $", unitText: "YEAR" }, { salary_min: 55_000 }],
    [
      { currency: "EUR", value: 30, unitText: "HOUR" },
      { salary_min: null, salary_range: "30 EUR" },
    ],
    [{ value: "À discuter" }, { salary_min: null, salary_range: "À discuter" }],
    ["", { salary_min: null, salary_range: null }],
  ])("lit la paie d'une autre forme %j", async (baseSalary, pay) => {
    const result = await read(page({ ...posting, baseSalary, salaryCurrency: "CAD" }));
    expect(result?.offers).toMatchObject([pay]);
  });

  const town = (addressLocality: string, addressCountry: unknown, addressRegion?: string) => ({
    address: { addressLocality, addressRegion, addressCountry },
  });
  it.each<[unknown, object | string]>([
    ["Laval, QC", { location: "Laval, QC", province: "QC" }],
    [
      ["Laval (Québec)", "Ottawa"],
      { location: "Laval (Québec)", description: "Souder.\n\nAutres lieux : Ottawa" },
    ],
    [{ "@type": "Place", name: "Laval" }, { location: "Laval" }],
    [{ address: "12, rue Un, Laval (Québec) H7A 1A1" }, { province: "QC" }],
    [
      { addressLocality: "Laval", addressRegion: { name: "Québec" } },
      { location: "Laval, Québec" },
    ],
    [{ "@id": "#lieu" }, { location: "Moncton, NB" }],
    [
      [town("Paris", "FR"), town("Laval", { name: "Canada" }, "QC")],
      { location: "Laval, QC", description: "Souder.\n\nAutres lieux : Paris" },
    ],
    [town("Hybrid", "CA", "QC"), { location: "QC", work_mode: "hybrid" }],
    ["Télétravail (Ontario)", { location: "Ontario", work_mode: "remote", province: "ON" }],
    ["Toronto ou à distance", { location: "Toronto", work_mode: "remote" }],
    [[town("Paris", "FR"), "Boston, MA"], "Cette offre n’est pas au Canada."],
    ["Lyon, France", "Cette offre n’est pas au Canada."],
    ["Remote - US", "Cette offre n’est pas au Canada."],
  ])("lit le lieu %j", async (jobLocation, result) => {
    const place = { "@id": "#lieu", ...town("Moncton", "CA", "NB") };
    const reading = await read(page({ "@graph": [place, { ...posting, jobLocation }] }));
    if (typeof result === "string") expect(reading?.problems).toMatchObject([{ message: result }]);
    else {
      const [offer] = reading?.offers ?? [];
      expect({ ...offer, description: offer?.description.replaceAll("\u00a0", " ") }).toMatchObject(
        result,
      );
    }
  });

  it("lit du JSON aux signes de contrôle, dans une section ou non, et l'adresse de la page n'est pas un numéro", async () => {
    const [one, two] = ["Soudeuse", "Cariste"].map((title) => ({
      ...{ "@type": "https://schema.org/JobPosting", title, url: ADDRESS },
      description: "Deux\n\tlignes.",
    }));
    const text = page({ employer: { offers: [one, two] } })
      .replaceAll("\\n", "\n")
      .replaceAll("\\t", "\t");
    for (const each of [
      text,
      text.replace('json">', 'json">//<![CDATA[\n').replace("</s", ";//]]></s"),
    ]) {
      const result = await read(each);
      expect(result?.problems).toEqual([]);
      expect(result?.offers).toMatchObject([
        { title: "Soudeuse", description: "Deux\nlignes." },
        { title: "Cariste" },
      ]);
    }
  });

  it("ne coupe pas une lettre en deux, ni ne se perd dans une liste de listes", async () => {
    const lists = `${"[".repeat(20_000)}"S"${"]".repeat(20_000)}`;
    const industry = `${"a".repeat(99)}😀`;
    const text = page({ ...posting, employmentType: "ici", industry });
    const result = await read(text.replace('"ici"', lists));
    expect(result?.offers[0]?.contract).toBeNull();
    expect(result?.offers[0]?.trade?.isWellFormed()).toBe(true);
  });

  it("se lit des pages d'un plan de site, dont l'une est partie", async () => {
    const pages = ["/e/1", "/e/2", "/e/3"].map((path) => `http://www.nord.example.ca${path}`);
    const { network, requests } = await internet(({ url }, answer) => {
      if (url === "/e/2") return void answer.writeHead(410).end();
      if (url === "/e/4") return void answer.writeHead(403).end();
      if (url === "/e/5") return void answer.end(page({}).replace("{}", '{"@type": "JobPosting"'));
      if (url?.startsWith("/e/")) {
        return void answer.end(page({ ...posting, identifier: url.slice(3) }));
      }
      answer.end(`<urlset>${pages.map((each) => `<url><loc>${each}</loc></url>`)}</urlset>`);
    });
    const result = await readSource("https://nord.example.ca/sitemap.xml", NONE, network);
    expect(result?.offers.map(({ reference }) => reference)).toEqual(["1", "3"]);
    expect(requests).toHaveLength(4);
    expect(result?.isPartial).toBe(false);
    // One that fails is named, and takes no other with it; nothing that is not in the rest is gone.
    pages.push(...["/e/4", "/e/5"].map((path) => `https://nord.example.ca${path}`));
    const rest = await readSource("https://nord.example.ca/sitemap.xml", NONE, network);
    expect(rest).toMatchObject({
      ...{ offers: [{ reference: "1" }, { reference: "3" }], isPartial: true },
      problems: [
        { line: 4, title: pages[3], message: expect.stringContaining("refuse notre lecteur") },
        { line: 5, title: pages[4], message: expect.stringContaining("mal formées, à la ligne 1") },
      ],
    });
    pages.splice(0, 4);
    const none = readSource("https://nord.example.ca/sitemap.xml", NONE, network);
    await expect(none).rejects.toThrow("https://nord.example.ca/e/5");
  });

  it("se lit d'un tableau Greenhouse dont des bureaux sont ailleurs, et d'autres en plusieurs lieux", async () => {
    const offices = [
      { name: "Montréal", location: "Montréal, QC, Canada" },
      { name: "Lyon", location: "Lyon, France" },
    ];
    const locations = [
      "Montréal",
      "Lyon",
      "New York, NY",
      "San Francisco, CA",
      "Berlin",
      "Remote - Canada",
    ];
    const jobs = locations.map((name, id) => ({
      id,
      title: "S",
      content: "&amp;lt;h2&amp;gt;S",
      location: { name },
      offices,
    }));
    const greenhouse = "https://boards-api.greenhouse.io/v1/boards/nord/jobs?content=true";
    const result = await read(JSON.stringify({ jobs }), greenhouse);
    expect(result?.offers).toMatchObject([
      { location: "Montréal, QC, Canada", province: "QC", description: "S" },
      { location: "Canada", work_mode: "remote" },
    ]);
    const lever = {
      text: "S",
      description: "S",
      country: "US",
      categories: { location: "Boston", allLocations: ["Boston", "Toronto, ON"] },
    };
    expect(
      await read(JSON.stringify([lever]), "https://api.lever.co/v0/postings/nord?mode=json"),
    ).toMatchObject({
      offers: [{ location: "Toronto, ON", province: "ON" }],
    });
    const locations2 = [
      { city: "Lyon", country_code: "FR" },
      { city: "Laval", state: "QC", country_code: "CA" },
    ];
    const recruitee = {
      offers: [
        {
          id: 1,
          title: "S",
          description: "S",
          city: "Lyon",
          country_code: "FR",
          locations: locations2,
        },
      ],
    };
    expect(
      await read(JSON.stringify(recruitee), "https://nord.recruitee.com/api/offers/"),
    ).toMatchObject({
      offers: [{ location: "Laval, QC" }],
    });
  });

  it.each([
    [
      // https://developers.greenhouse.io/job-board.html#list-jobs
      "https://boards-api.greenhouse.io/v1/boards/nord/jobs?content=true",
      {
        jobs: [
          {
            ...{ id: 44444, title: "Soudeuse", location: { name: "Laval, QC" } },
            content: "&lt;p&gt;Souder.&lt;/p&gt;",
            departments: [{ id: 1, name: "Atelier" }],
          },
        ],
      },
      { reference: "44444", description: "Souder.", location: "Laval, QC", trade: "Atelier" },
    ],
    [
      // https://github.com/lever/postings-api
      "https://api.lever.co/v0/postings/nord?mode=json",
      [
        {
          ...{ id: "5ac2", text: "Soudeuse", description: "<div>Souder.</div>", country: "CA" },
          categories: { location: "Laval", commitment: "Permanent", team: "Atelier" },
          lists: [{ text: "Exigences", content: "<li>DEP</li>" }],
          ...{ additional: "<p>Bienvenue.</p>", workplaceType: "on-site" },
          salaryRange: { currency: "CAD", interval: "per-year-salary", min: 50000, max: 60000 },
        },
      ],
      {
        ...{ reference: "5ac2", contract: "Permanent", work_mode: "site", salary_period: "year" },
        ...{ description: "Souder.\n\nExigences\n- DEP\n\nBienvenue.", salary_max: 60000 },
      },
    ],
    [
      // https://docs.recruitee.com/reference/intro-to-careers-site-api
      "https://nord.recruitee.com/api/offers/",
      {
        offers: [
          {
            ...{ id: 9, title: "Soudeuse", description: "<p>Souder.</p>", city: "Laval" },
            ...{ requirements: "<p>DEP</p>", country_code: "CA", employment_type_code: "fulltime" },
            ...{ department: "Atelier", remote: false, hybrid: true },
          },
        ],
      },
      { reference: "9", description: "Souder.\n\nDEP", location: "Laval", work_mode: "hybrid" },
    ],
    [
      // https://help.workable.com/hc/en-us/articles/115012771647
      "https://apply.workable.com/api/v1/widget/accounts/nord?details=true",
      {
        name: "Nord",
        jobs: [
          {
            ...{ title: "Soudeuse", shortcode: "4B6F", employment_type: "Full-time" },
            ...{ telecommuting: false, department: "Atelier", country: "Canada" },
            ...{ state: "Quebec", city: "Laval", description: "<p>Souder.</p>" },
          },
        ],
      },
      { reference: "4B6F", location: "Laval, Quebec", province: "Quebec" },
    ],
  ])("se lit de %s", async (address, answer, offer) => {
    const result = await read(JSON.stringify(answer), address, "application/json");
    expect(result?.problems).toEqual([]);
    expect(result?.offers).toMatchObject([{ title: "Soudeuse", ...offer }]);
    await expect(read('{"jobs": [', address)).rejects.toThrow("est incomplète");
  });

  // https://dev.smartrecruiters.com/customer-api/posting-api/endpoints/postings/
  describe("chez SmartRecruiters", () => {
    const POSTINGS = "https://api.smartrecruiters.com/v1/companies/Nord/postings";
    const ids = (many: number) => Array.from({ length: many }, (_, n) => ({ id: String(n + 1) }));
    const posting = (id: string) => ({
      ...{ id, name: "Soudeuse", department: { id: "1", label: "Atelier" } },
      location: { city: "Laval", region: "QC", country: "ca", remote: false, hybrid: true },
      typeOfEmployment: { label: "Full-time" },
      jobAd: {
        sections: {
          companyDescription: { title: "L’entreprise", text: "<p>Le Nord.</p>" },
          jobDescription: { title: "Le poste", text: "<p>Souder.</p>" },
          qualifications: { title: "Le profil", text: "<ul><li>DEP</li></ul>" },
          additionalInformation: { title: "Et encore" },
          videos: { urls: [] },
        },
      },
    });
    const board = (listed: object[], totalFound = listed.length, gone = "") =>
      internet(({ url: path = "" }, answer) => {
        const { pathname, searchParams } = new URL(path, POSTINGS);
        const id = pathname.split("/postings/")[1];
        if (id === gone) return void answer.writeHead(404).end();
        if (id) return void answer.end(JSON.stringify(posting(id)));
        const offset = Number(searchParams.get("offset"));
        const limit = Number(searchParams.get("limit") ?? 10);
        const content = listed.slice(offset, offset + limit);
        answer.writeHead(200, { etag: '"1"' });
        answer.end(JSON.stringify({ offset, limit, totalFound, content }));
      });
    const readBoard = ({ network }: { network: Network }) =>
      readSource(`${POSTINGS}?country=ca`, NONE, network);

    it("se lit annonce par annonce, la liste n'en ayant pas le texte", async () => {
      const { network, requests } = await board(ids(12), 12, "2");
      const result = await readBoard({ network });
      // What the list says of itself does not tell that a text changed.
      expect(result).toMatchObject({ kind: "SmartRecruiters", etag: null, problems: [] });
      expect(result?.offers.map(({ reference }) => Number(reference))).toEqual([
        ...[1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      ]);
      expect(result?.offers[0]).toMatchObject({
        ...{ title: "Soudeuse", location: "Laval, QC", province: "QC", trade: "Atelier" },
        ...{ contract: "Full-time", work_mode: "hybrid" },
        description: "Le poste\n\nSouder.\n\nLe profil\n- DEP\n\nL’entreprise\n\nLe Nord.",
      });
      expect(requests.map((each) => each.replace("9.9.9.9 ", "")).slice(0, 3)).toEqual([
        ...[
          `${POSTINGS}?country=ca`,
          `${POSTINGS}?country=ca&limit=100&offset=10`,
          `${POSTINGS}/1`,
        ],
      ]);
      expect(requests).toHaveLength(14);
    });

    it("ne se lit pas de plus de 200 annonces, ni d'une liste incomplète", async () => {
      const many = await board(ids(201));
      await expect(readBoard(many)).rejects.toThrow("plus de 200");
      expect(many.requests).toHaveLength(3);
      await expect(readBoard(await board(ids(12), 13))).rejects.toThrow("est incomplète");
      await expect(readBoard(await board([{}]))).rejects.toThrow("est incomplète");
    });
  });
});

describe("Une source d'offres, abîmée", () => {
  const document: [string, string | Buffer, string | RegExp][] = [
    ["vide", "", "est vide"],
    ["coupée", feed(small()).slice(0, -12), "incomplet"],
    ["coupée dans une offre", feed(small()).slice(0, 90), "incomplet"],
    ["en prose", "Bonjour", "ni un fil XML"],
    ["comprimée et coupée", gzipSync(feed(small())).subarray(0, 90), "ni un fil XML"],
    ["qui gonfle", gzipSync(Buffer.alloc(11 * 1024 * 1024, 60)), "dépasse 10 Mo"],
    ["d'un fichier d'ailleurs", `<!DOCTYPE s SYSTEM "file:///etc/passwd">${feed()}`, "DOCTYPE"],
    ["d'entités à elle", `<!DOCTYPE s [<!ENTITY a "ha">]>${feed(small())}`, "DOCTYPE"],
    ["trop grande", Buffer.alloc(10 * 1024 * 1024 + 1, 60), "dépasse 10 Mo"],
    ["de trop d'offres", feed(small().repeat(10_001)), "plus de 10 000 offres"],
    ["d'une page sans offre", page({ "@type": "WebSite" }), "aucune offre"],
    [
      "d'une page au JSON coupé",
      page({}).replace("{}", '{"@type": "JobPosting'),
      `page ${ADDRESS} sont mal formées, à la ligne 1, caractère 84`,
    ],
    [
      "d'une page à la virgule de trop",
      page({}).replace("{}", '{"@type": "JobPosting",\n "title": "Soudeuse",\n}'),
      "à la ligne 3, caractère 1",
    ],
    ["d'un plan de plans", "<sitemapindex><sitemap/></sitemapindex>", "en nomme d’autres"],
    [
      "d'un plan aux pages sans adresse",
      "<urlset><url><loc>/e/1</loc></url></urlset>",
      "sans adresse",
    ],
    ["d'un XML d'autre chose", "<livres><livre/></livres>", "aucun élément <job>"],
    ["d'un XML imbriqué sans fin", feed(small("<a>".repeat(300_000))), "imbrique"],
    ["d'une page imbriquée sans fin", `<html>${"<b>".repeat(300_000)}`, "imbrique"],
    [
      "d'une description imbriquée sans fin",
      feed(job(`<title>S</title><description><![CDATA[${"<b>".repeat(300_000)}]]></description>`)),
      "imbrique",
    ],
    [
      "d'un plan de mille pages",
      `<urlset>${"<url><loc>https://nord.example.ca/a</loc></url>".repeat(1000)}</urlset>`,
      "plus de 200 pages",
    ],
  ];
  it.each(document)("%s, n'est pas lue", async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  const offers: [string, string, string][] = [
    ["sans titre", job("<description>Souder.</description>"), "Le titre manque."],
    [
      "au titre sans lettre",
      job("<title>\u200B</title><description>a</description>"),
      "Le titre manque.",
    ],
    [
      "au titre trop long",
      job(`<title>${"a".repeat(201)}</title>`),
      "Le titre dépasse 200 caractères.",
    ],
    ["sans description", job("<title>Soudeuse</title>"), "La description manque."],
    ["d'un autre pays", small("<country>US</country>"), "Cette offre n’est pas au Canada."],
    ["aux éléments d'un autre nom", job("<__proto__>Soudeuse</__proto__>"), "Le titre manque."],
    ["du numéro d'une autre", `${small("<id>1</id>")}`, "Une autre offre porte le même numéro."],
  ];
  it.each(offers)("laisse passer les autres que l'offre %s", async (_, wrong, message) => {
    const result = await read(feed(small("<id>1</id>"), wrong, small("<id>2</id>")));
    expect(result?.offers.map(({ reference }) => reference)).toEqual(["1", "2"]);
    expect(result?.problems).toMatchObject([{ line: 2, message }]);
  });

  it("garde ses accents, quel que soit leur codage, annoncé ou non", async () => {
    const latin = Buffer.from(feed(small()).replace("Soudeuse", "Éleveuse"), "latin1");
    expect((await read(latin))?.offers[0]?.title).toBe("Éleveuse");
    const utf8 = feed(small()).replace("Soudeuse", "Éleveuse").replace("utf-8", "iso-8859-1");
    expect((await read(utf8))?.offers[0]?.title).toBe("Éleveuse");
    const wide = Buffer.from(`\uFEFF${utf8}`, "utf16le");
    expect((await read(wide))?.offers[0]?.title).toBe("Éleveuse");
    const unknown = await read(latin, ADDRESS, "application/xml; charset=martien");
    expect(unknown?.offers[0]?.title).toBe("Éleveuse");
  });

  it("coupe une description trop longue, et lit d'une liste ce qui est une offre", async () => {
    const long = await read(
      feed(job(`<title>S</title><description>${"ab ".repeat(9_000)}</description>`)),
    );
    expect(long?.offers[0]?.description).toMatch(/^(?=.{20000}$).*…$/);
    const board = "https://api.lever.co/v0/postings/nord?mode=json";
    const odd = await read(JSON.stringify([null, 3, { text: "S", description: "S" }]), board);
    expect(odd).toMatchObject({ offers: [{ line: 3 }], problems: [{ line: 1 }, { line: 2 }] });
  });

  it.each(["&nbsp;", "&lt;a", "<p>", "\u200D", "\u200D\u200B", "\n"])(
    "se lit, répétât-elle sans fin « %s »",
    async (many) => {
      const result = await read(
        feed(
          job(`<title>S</title><description><![CDATA[a${many.repeat(300_000)}]]></description>`),
        ),
      );
      expect(result?.offers[0]?.description).toMatch(/^a/);
    },
  );

  it("ne garde de son HTML que le texte", async () => {
    expect(plainText("<b>A</b><script>x()</script><p onclick=y()>B<br>C</p><style>d</style>")).toBe(
      "A\n\nB\nC",
    );
    expect(plainText('<p>Un <a href="javascript:z()">lien</a> &amp; 5 &lt; 6')).toBe(
      "Un lien & 5 < 6",
    );
    const result = await read(
      feed(
        job(
          "<title><![CDATA[<b>Soudeuse</b>\n&eacute;tampe]]></title><description>a</description>",
        ),
      ),
    );
    expect(result?.offers[0]?.title).toBe("Soudeuse étampe");
  });

  it.each([
    ["2027-06-30T23:59:00-04:00", "2027-06-30"],
    ["20270630", "2027-06-30"],
    ["30/06/2027", "2027-06-30"],
    ["06/30/2027", "2027-06-30"],
    ["Wed, 30 Jun 2027 00:00:00 GMT", "2027-06-30"],
    ["30 août 2027", "2027-08-30"],
    ["1er février 2027", "2027-02-01"],
    ["mardi 30 juin 2027", "2027-06-30"],
    [1e20, null],
    [1_814_313_600_000, "2027-06-30"],
    ["06/07/2027", null],
    ["2027-02-31", null],
    ["", null],
    // Moments, which are the day that it is where the work is done.
    ["2027-07-01T03:59:59.000Z", "2027-06-30"],
    ["20270701T035959Z", "2027-06-30"],
    ["2027-07-01 03:59:59+00", "2027-06-30"],
    ["Thu, 01 Jul 2027 03:59:59 +0000", "2027-06-30"],
    ["Jul 1, 2027 3:59:59 AM UTC", "2027-06-30"],
    ["Wed, 30 Jun 2027 23:59:59 EDT", "2027-06-30"],
    [1_814_414_399_000, "2027-06-30"],
    ["1814414399", "2027-06-30"],
    ["/Date(1814414399000)/", "2027-06-30"],
    // Dates, to which a program added an hour or a zone.
    ["2027-06-30T00:00:00Z", "2027-06-30"],
    ["2027-06-30-04:00", "2027-06-30"],
    ["2027-06-30T23:59:59", "2027-06-30"],
    ["30 juin 2027 à 23 h 59", "2027-06-30"],
    ["mar. 30 juin 2027", "2027-06-30"],
  ])("lit le jour « %s »", (result, day) => {
    expect(dayOf(result)).toBe(day);
  });

  it("lit un jour sur l'horloge de la province", () => {
    expect(dayOf("2027-07-01T06:59:59Z", timeZone("BC"))).toBe("2027-06-30");
    expect(dayOf("2027-07-01T02:30:00Z", timeZone("NL"))).toBe("2027-07-01");
    expect(dayOf("2027-07-01T06:59:59Z", timeZone("BC", "remote"))).toBe("2027-07-01");
  });
});

describe("Une source d'offres, demandée au dehors", () => {
  it("n'est pas relue quand elle n'a pas changé", async () => {
    const { network } = await internet(({ headers }, answer) => {
      const isKnown = headers["if-none-match"] === '"1"' && headers["if-modified-since"] === "hier";
      if (isKnown) return void answer.writeHead(304).end();
      answer.writeHead(200, { etag: '"1"', "last-modified": "hier" }).end(feed(small()));
    });
    const first = await readSource(ADDRESS, NONE, network);
    expect(first).toMatchObject({ etag: '"1"', last_modified: "hier" });
    expect(await readSource(ADDRESS, { etag: '"1"', last_modified: "hier" }, network)).toBeNull();
  });

  it.each([["127.0.0.1"], ["::1"], ["9.9.9.9", "192.168.0.1"], []])(
    "n'est pas demandée à une adresse privée (%s)",
    async (...addresses) => {
      const { network, requests } = await internet(
        (_, answer) => void answer.end(feed(small())),
        addresses,
      );
      await expect(readSource(ADDRESS, NONE, network)).rejects.toThrow("introuvable");
      expect(requests).toEqual([]);
    },
  );

  it("est demandée à l'adresse même qui a été regardée, et suivie sur le même site", async () => {
    const { network, requests } = await internet(({ url }, answer) => {
      if (url === "/ici.xml") return void answer.end(feed(small()));
      answer.writeHead(302, { location: "https://www.nord.example.ca/ici.xml" }).end();
    });
    await readSource(ADDRESS, NONE, network);
    expect(requests).toEqual([`9.9.9.9 ${ADDRESS}`, "9.9.9.9 https://www.nord.example.ca/ici.xml"]);
  });

  it.each([
    ["http://nord.example.ca/a", "trop souvent"],
    ["https://sud.example.ca/a", "autre site (sud.example.ca)"],
    ["https://nord.example.ca:8080/a", "autre site"],
    ["/toujours", "trop souvent"],
  ])("n'est pas suivie vers %s", async (location, message) => {
    const { network } = await internet(
      (_, answer) => void answer.writeHead(301, { location }).end(),
    );
    await expect(readSource(ADDRESS, NONE, network)).rejects.toThrow(message);
  });

  it("n'est pas suivie à une adresse privée de son propre site", async () => {
    const location = "https://www.nord.example.ca/ici.xml";
    const { network, requests } = await internet(
      (_, answer) => void answer.writeHead(302, { location }).end(),
    );
    const addressesOf = async (name: string) => [name.startsWith("www") ? "10.0.0.1" : "9.9.9.9"];
    const moved = readSource(ADDRESS, NONE, { ...network, addressesOf });
    await expect(moved).rejects.toThrow("introuvable");
    expect(requests).toHaveLength(1);
  });

  it("est demandée par un lecteur qui se nomme, et lue comprimée", async () => {
    const { network } = await internet(({ headers }, answer) => {
      if (!headers["user-agent"]?.includes("bonjour@site.example"))
        return void answer.writeHead(403).end();
      answer.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(feed(small())));
    });
    const agent = "HorizonErable/1.0 (+https://site.example; bonjour@site.example)";
    expect((await readSource(ADDRESS, NONE, network, agent))?.offers).toHaveLength(1);
    await expect(readSource(ADDRESS, NONE, network)).rejects.toThrow(
      /erreur 403.*refuse notre lecteur.*HorizonErable/,
    );
  });

  it.each([
    [404, "Vérifiez l’adresse"],
    [429, "trop de demandes"],
    [500, "en panne"],
    [418, "sans mot de passe"],
  ])("dit ce que veut dire l'erreur %i, et quoi faire", async (status, message) => {
    const { network } = await internet((_, answer) => void answer.writeHead(status).end());
    await expect(readSource(ADDRESS, NONE, network)).rejects.toThrow(message);
  });

  it("n'est pas lue d'un site qui échoue ou se tait", async () => {
    const failing = await internet((_, answer) => void answer.writeHead(503).end());
    await expect(readSource(ADDRESS, NONE, failing.network)).rejects.toThrow("l’erreur 503");
    const cut = await internet((request) => void request.socket.destroy());
    await expect(readSource(ADDRESS, NONE, cut.network)).rejects.toThrow("pas répondu");
  });

  it.each([
    ["nord.example.ca/offres.xml", ADDRESS],
    [
      "https://boards.greenhouse.io/nord",
      "https://boards-api.greenhouse.io/v1/boards/nord/jobs?content=true",
    ],
    ["https://jobs.lever.co/nord/5ac2", "https://api.lever.co/v0/postings/nord?mode=json"],
    ["nord.recruitee.com", "https://nord.recruitee.com/api/offers/"],
    [
      "https://apply.workable.com/nord/",
      "https://apply.workable.com/api/v1/widget/accounts/nord?details=true",
    ],
    [
      "https://jobs.smartrecruiters.com/Nord/7440-soudeuse",
      "https://api.smartrecruiters.com/v1/companies/Nord/postings?country=ca",
    ],
    [
      "careers.smartrecruiters.com/Nord",
      "https://api.smartrecruiters.com/v1/companies/Nord/postings?country=ca",
    ],
    ["http://nord.example.ca/", null],
    ["https://a:b@nord.example.ca/", null],
    ["ftp://nord.example.ca/", null],
    ["", null],
  ])("se reconnaît à l'adresse « %s »", (typed, address) => {
    expect(sourceAddress(typed)).toBe(address);
  });
});

describe("Les mots d'une source", () => {
  const offer = {
    ...{ title: "S", description: "S", contract: null, province: null, trade: null },
  };
  const of = (result: object, mapping = {}) =>
    jobOf({ ...offer, ...result } as Parameters<typeof jobOf>[0], mapping);

  it.each([
    [{ contract: "FULL_TIME, TEMPORARY" }, { contract_type: "CDD", work_time: "full" }],
    [{ contract: "part-time" }, { contract_type: "CDI", work_time: "part" }],
    [{ contract: "Durée indéterminée" }, { contract_type: "CDI" }],
    [{ contract: "Internship" }, { contract_type: "Stage" }],
    [{ contract: "CONTRACTOR" }, { contract_type: "Freelance" }],
    [{ province: "Québec" }, { province: "QC" }],
    [{ province: "CA-ON" }, { province: "ON" }],
  ])("sont compris, %o", (result, columns) => {
    expect(of(result)).toMatchObject(columns);
  });

  it("sont ceux que l'entreprise a choisis, sinon le sien pour tout le reste", () => {
    const mapping = { contract: { Garde: "Stage", "": "CDD" }, trade: { Atelier: "soudage" } };
    expect(of({ contract: "Garde", trade: "Atelier" }, mapping)).toMatchObject({
      contract_type: "Stage",
      trade: "soudage",
    });
    expect(of({ trade: "constructor" }, mapping)).not.toHaveProperty("trade");
    expect(of({ contract: "Autre", trade: "Autre" }, mapping)).toEqual({
      ...{ title: "S", description: "S", contract_type: "CDD" },
    });
  });
});
