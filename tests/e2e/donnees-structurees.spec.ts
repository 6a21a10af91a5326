import { type APIRequestContext, expect } from "@playwright/test";
import { unescapeHtml } from "@/tests/support/browser/page-head";
import { test } from "@/tests/support/browser/test";
import { everyKind, kinds } from "@/tests/support/publications/applying";
import { publishedPaths } from "@/tests/support/publications/published-paths";
import { type Structured, structuredDataOf } from "@/tests/support/publications/structured-data";
import { withJob } from "@/tests/support/publications/temporary-job";
import { startFragileSite } from "@/tests/support/site/outage";

type Kind = Structured["@type"];

async function firstOf(request: APIRequestContext, list: string): Promise<string> {
  const html = await (await request.get(list)).text();
  const folder = list.split("?")[0];
  return html.match(new RegExp(`${folder}/[0-9a-f-]{36}`))?.[0] ?? "";
}

async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const items = structuredDataOf(html);
  return { html, items, kinds: items.map((item) => item["@type"]).sort() };
}

function pick<K extends Kind>(items: Structured[], kind: K): Extract<Structured, { "@type": K }> {
  const found = items.find((item) => item["@type"] === kind);
  expect(found, `${kind} attendu`).toBeDefined();
  return found as Extract<Structured, { "@type": K }>;
}

/** Text as it can be compared: without what the site's typography adds, removes and turns. */
const bare = (text: string) => unescapeHtml(text).replace(/\s/g, "").replaceAll("’", "'");

/** The words of a page's body, scripts left out. */
function visible(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return bare(body.replace(/<script\b.*?<\/script>/gs, "").replace(/<[^>]*>/g, ""));
}

/** Each paragraph and list entry of a description in HTML. */
function pieces(description: string): string[] {
  return description
    .split(/<\/?(?:p|li|ul|br|strong)>/)
    .map(bare)
    .filter((piece) => piece !== "");
}

test("une offre dit aux moteurs ce que la page dit à la personne", async ({ request, baseURL }) => {
  for (const list of ["/emplois", "/emplois?contrat=Stage", "/emplois?page=3"]) {
    const path = await firstOf(request, list);
    const { html, items, kinds } = await readPage(request, path);
    expect(kinds).toEqual(["BreadcrumbList", "JobPosting"]);
    const job = pick(items, "JobPosting");
    const shown = visible(html);
    expect(job.url).toBe(`${baseURL}${path}`);
    expect(path).toContain(job.identifier.value);
    for (const words of [job.title, job.hiringOrganization.name, ...pieces(job.description)]) {
      expect(shown).toContain(bare(words));
    }
    const town = job.jobLocation?.address.addressLocality;
    if (town) expect(shown).toContain(bare(town));
    if (job.validThrough) expect(html).toContain(`dateTime="${job.validThrough.slice(0, 10)}"`);
  }
});

test("une mission est un contrat, sans salaire", async ({ request }) => {
  const path = await firstOf(request, "/freelance");
  const { html, items, kinds } = await readPage(request, path);
  expect(kinds).toEqual(["BreadcrumbList", "JobPosting"]);
  const freelanceJob = pick(items, "JobPosting");
  expect(freelanceJob.employmentType).toBe("CONTRACTOR");
  expect(freelanceJob.baseSalary).toBeUndefined();
  for (const words of [freelanceJob.title, ...pieces(freelanceJob.description)]) {
    expect(visible(html)).toContain(bare(words));
  }
});

test("une bourse est une aide de son université", async ({ request }) => {
  const path = await firstOf(request, "/bourses");
  const { html, items, kinds } = await readPage(request, path);
  expect(kinds).toEqual(["BreadcrumbList", "MonetaryGrant"]);
  const grant = pick(items, "MonetaryGrant");
  for (const words of [grant.name, grant.funder.name, ...pieces(grant.description)]) {
    expect(visible(html)).toContain(bare(words));
  }
});

test("un article a son titre, ses dates et qui l'a écrit", async ({ request }) => {
  const path = await firstOf(request, "/actualites");
  const { html, items, kinds } = await readPage(request, path);
  expect(kinds).toEqual(["BreadcrumbList", "NewsArticle"]);
  const article = pick(items, "NewsArticle");
  expect(visible(html)).toContain(bare(article.headline));
  expect(visible(html)).toContain(bare(article.author.name));
  expect(new Date(article.dateModified).getTime()).toBeGreaterThanOrEqual(
    new Date(article.datePublished).getTime(),
  );
});

test("l'accueil présente le site, son exploitant et sa recherche", async ({ page, request }) => {
  const { items, kinds } = await readPage(request, "/");
  expect(kinds).toEqual(["Organization", "WebSite"]);
  const { urlTemplate } = pick(items, "WebSite").potentialAction.target;
  await page.goto(urlTemplate.replace("{search_term_string}", "infirmier"));
  await expect(page.getByRole("searchbox", { name: "Rechercher une offre" })).toHaveValue(
    "infirmier",
  );
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const path of ["/faq", "/contact"]) {
  test(`les questions de ${path} sont celles de la page, réponses comprises`, async ({
    request,
  }) => {
    const { html, items, kinds } = await readPage(request, path);
    expect(kinds).toEqual(["BreadcrumbList", "FAQPage"]);
    const shown = visible(html);
    const { mainEntity } = pick(items, "FAQPage");
    expect(mainEntity).toHaveLength(html.match(/<details id=/g)?.length ?? 0);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(shown).toContain(bare(name));
      expect(shown).toContain(bare(acceptedAnswer.text));
    }
  });
}

test("toute page sous l'accueil a son fil d'Ariane, et il mène quelque part", async ({
  request,
}) => {
  const paths = [
    ...["/emplois", "/freelance", "/bourses", "/actualites", "/a-propos", "/guide", "/help"],
    ...["/testimonials", "/infolettre", "/privacy", "/terms", "/emplois/province/quebec"],
    ...["/emplois/secteur/sante", "/emplois/contrat/cdi"],
  ];
  for (const path of paths) {
    const { html, items } = await readPage(request, path);
    const trail = pick(items, "BreadcrumbList").itemListElement;
    expect(trail.at(-1)?.item, path).toBeUndefined();
    for (const { name, item } of trail) {
      expect(visible(html), path).toContain(bare(name));
      if (item) expect((await request.get(item)).status(), item).toBe(200);
    }
  }
});

for (const kind of everyKind) {
  const list = kinds[kind].path;
  test(`rien pour ce qui est fermé dans ${list}`, async ({ request }) => {
    const { closed } = await publishedPaths(kind);
    expect(closed[0]).toBeDefined();
    const { html, items } = await readPage(request, closed[0] ?? "");
    expect(items).toEqual([]);
    expect(html).toContain("noindex");
  });
}

test("ce qu'une personne a tapé ne sort jamais du texte", async ({ page, request }) => {
  const hostile = `</script ><script>document.title="percé"</script><!--<script>`;
  const typed = { title: hostile, company_name: hostile, location: hostile, description: hostile };
  await withJob({ ...typed, requirements: [hostile] }, async (id) => {
    await page.goto(`/emplois/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hostile);
    expect(await page.title()).toContain("</script >");
    const job = pick(structuredDataOf(await page.content()), "JobPosting");
    expect(job.title).toBe(hostile);
    expect(job.description).toContain("&lt;/script &gt;");
    expect((await request.get(`/emplois/${id}/apercu.png`)).status()).toBe(200);
  });
});

test("rien pour les exemples, et aucun plan du site tant que la base est en panne", async ({
  playwright,
}) => {
  test.setTimeout(60_000);
  const site = await startFragileSite();
  try {
    site.cut();
    const request = await playwright.request.newContext({ baseURL: site.url });
    for (const path of ["/freelance/1", "/bourses/1", "/freelance"]) {
      const response = await request.get(path);
      const html = await response.text();
      expect(html).toContain("Exemple");
      expect(structuredDataOf(html), path).toEqual([]);
      expect(html).toContain("noindex");
    }
    const file = "/sitemaps/emplois/00000000-0000-4000-8000-000000000000.xml";
    const answer = await request.get(file);
    expect(answer.status()).toBe(503);
    expect(answer.headers()["retry-after"]).toBe("300");
    await request.dispose();
  } finally {
    await site.stop();
  }
});
