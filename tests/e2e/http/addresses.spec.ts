import { expect, test } from "@playwright/test";
import { employerNotices } from "@/lib/copy/employer-notices";
import { notices } from "@/lib/copy/server-notices";
import { operatorClient } from "@/tests/support/accounts/operator";
import { pageHead } from "@/tests/support/browser/page-head";

const NOBODY = "00000000-0000-4000-8000-00000000ffff";
const TOKEN = "0".repeat(64);
const ABSENCES = [
  ["/emplois", notices.jobNotFound],
  ["/freelance", notices.freelanceJobNotFound],
  ["/bourses", notices.scholarshipNotFound],
  ["/actualites", notices.articleNotFound],
  ["/entreprises", employerNotices.notFound],
] as const;
const LISTS = ["/emplois", "/freelance", "/bourses", "/actualites"];

test("chaque page à trouver se dit à sa seule adresse", async ({ request, baseURL }) => {
  for (const [path, canonical] of [
    ["/emplois?utm_source=lettre&gclid=1", "/emplois"],
    ["/emplois?page=2&utm_source=lettre", "/emplois?page=2"],
    ["/emplois?province=quebec", "/emplois/province/quebec"],
    ["/emplois?province=quebec&page=2", "/emplois/province/quebec?page=2"],
    ["/emplois?secteur=health", "/emplois/secteur/sante"],
    ["/emplois?contrat=CDI", "/emplois/contrat/cdi"],
    ["/emplois?province=quebec&contrat=CDI", "/emplois?contrat=CDI&province=quebec"],
    ["/emplois/province/quebec?page=2", "/emplois/province/quebec?page=2"],
    ["/freelance?page=2&fbclid=1", "/freelance?page=2"],
    ["/bourses?page=2", "/bourses?page=2"],
    ["/actualites?categorie=visas&utm_medium=x", "/actualites?categorie=visas"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const head = pageHead(await response.text());
    expect(head.canonical, path).toBe(`${baseURL}${canonical}`);
    expect(head.robots, path).not.toContain("noindex");
  }
  for (const path of ["/emplois", "/emplois/province/quebec", "/a-propos"]) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, path]);
  }
  const { data } = await operatorClient().from("employers").select("id, slug").limit(1).single();
  const byId = await request.get(`/entreprises/${data?.id}`);
  expect(byId.url()).toBe(`${baseURL}/entreprises/${data?.slug}`);
});

test("une recherche n'est pas à trouver, et rien de ce qu'on écrit dans l'adresse ne casse la liste", async ({
  request,
}) => {
  const searches = [
    "/emplois?q=soins",
    "/emplois?lieu=Laval",
    "/emplois?lieu=Windsor&rayon=100",
    "/emplois?expirees=1",
    "/emplois?contrat=Stage&secteur=construction&province=nunavut",
    "/emplois/province/nunavut",
    "/metiers/actuaire/nunavut",
    "/bourses/trouver?citoyennete=sn",
    "/freelance?budget=plus-de-5000",
    "/bourses?niveau=master",
    "/actualites?q=visa",
  ];
  const odd = [
    ...["page=0", "page=abc", `q=${"a".repeat(5_000)}`, "q=%00%FF%FE", "q=%25_%2C%28%22%5C*"],
    ...["contrat=inconnu&budget=inconnu&niveau=inconnu&categorie=inconnu", "q=a&q=b"],
  ];
  for (const path of searches) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(pageHead(await response.text()).robots, path).toContain("noindex");
  }
  for (const path of LISTS.flatMap((list) => odd.map((query) => `${list}?${query}`))) {
    expect((await request.get(path)).status(), path.slice(0, 60)).toBe(200);
  }
  // Each is a plain character, which nothing has.
  for (const sign of [",", "(", "%", "_", '"', "\\", "*"]) {
    const answer = await request.get(`/emplois?q=${encodeURIComponent(`zz${sign}zz`)}`);
    expect(await answer.text(), sign).toContain("Aucune offre trouvée");
  }
});

test("ce qui n'existe pas répond 404, en français avant tout script", async ({ request }) => {
  const ids = [NOBODY, "42", "..%2Fadmin", "a%00b"];
  for (const path of [
    ...["/n-existe-pas", "/emplois/province", "/emplois/province/atlantide"],
    ...["/emplois/secteur/health", "/emplois/contrat/CDI"],
    ...["/metiers/inconnu", "/metiers/infirmier/atlantide"],
    ...["0", "01", "999999", "1234567", "un", "1e3"].map((number) => `/infolettre/${number}`),
    ...["/bourses/trouver?page=2", "/emplois?q=zzzzzz&page=2"],
    ...["/entreprises/inconnue", "/signaler/offre/42", "/indexnow.txt"],
    ...LISTS.flatMap((list) => ids.map((id) => `${list}/${id}`)),
    ...LISTS.map((list) => `${list}/${NOBODY}/apercu.png`),
    ...["/sitemaps/emplois/1.xml", `/sitemaps/emplois/${NOBODY}`],
    ...[`/sitemaps/profils/${NOBODY}.xml`, `/sitemaps/__proto__/${NOBODY}.xml`],
    ...["abc.ics", `${TOKEN}.ics`, TOKEN, "a%00.ics"].map((link) => `/calendrier/${link}`),
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const type = response.headers()["content-type"] ?? "";
    if (!type.includes("text/html")) continue;
    const page = await response.text();
    expect(pageHead(page).robots, path).toContain("noindex");
    expect(page, path).toContain('<html lang="fr-CA"');
    expect(page, path).toMatch(/<h1[^>]*>/);
  }
});

test("une page après la dernière d'une liste répond 404, garde la recherche et mène à la dernière", async ({
  request,
}) => {
  const searches = ["/emplois?q=infirmier&contrat=CDI", "/freelance?q=web", "/entreprises?q=a"];
  const others = ["/emplois/province/quebec", "/bourses/trouver?niveau=master", "/entreprises"];
  for (const path of [...LISTS, ...searches, ...others]) {
    const response = await request.get(`${path}${path.includes("?") ? "&" : "?"}page=4999`);
    expect(response.status(), path).toBe(404);
    const page = await response.text();
    expect(pageHead(page).robots, path).toContain("noindex");
    const q = /q=(\w+)/.exec(path)?.[1];
    if (q) expect(page, path).toContain(`value="${q}"`);
    const link = /<a [^>]*href="([^"]+)"[^>]*>Voir la dernière page</.exec(page)?.[1] ?? "";
    const last = link.replaceAll("&amp;", "&");
    expect(last.startsWith(path), `${path}: ${last}`).toBe(true);
    const lastPage = await request.get(last);
    expect(lastPage.status(), last).toBe(200);
    expect(await lastPage.text(), last).not.toContain("Voir la dernière page");
  }
});

test("une annonce inconnue dit avant tout script ce qu'elle était, avec le chemin vers sa liste", async ({
  request,
}) => {
  for (const [list, { title, description }] of ABSENCES) {
    for (const path of [
      `${list}/${NOBODY}`,
      `${list}/${NOBODY}?utm_source=x`,
      `/introuvable${list}`,
    ]) {
      const response = await request.get(path);
      const page = await response.text();
      expect(response.status(), path).toBe(404);
      expect(page, path).toContain(`<title>${title} · Horizon Érable</title>`);
      expect(page, path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      const main = /<main.*<\/main>/s.exec(page)?.[0];
      expect(main, path).toContain(description);
      expect(main, path).toContain(`href="${list}"`);
    }
  }
});
