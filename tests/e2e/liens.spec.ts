import { expect } from "@playwright/test";
import { crawl, type Visit } from "@/tests/support/browser/crawl";
import { test } from "@/tests/support/browser/test";

test.describe.configure({ mode: "serial" });

let visits: Visit[];

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(240_000);
  const request = await playwright.request.newContext({ baseURL, maxRedirects: 5 });
  visits = await crawl(request, { pages: 150, each: 8 });
  await request.dispose();
});

/** Pages that anybody reads: the others are somebody's own, or files. */
function pages(): Visit[] {
  return visits.filter(
    ({ path, title }) => title !== "" && !/^\/(connexion|espace-utilisateur|admin)/.test(path),
  );
}

test("aucun lien du site ne mène à une page absente", () => {
  expect(visits.length).toBeGreaterThan(40);
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
});

test("l'en-tête et le pied de page mènent tous à une page", () => {
  const paths = visits.map(({ path }) => path);
  for (const path of [
    ...["/", "/emplois", "/freelance", "/bourses", "/actualites", "/a-propos", "/contact"],
    ...[
      "/emplois/carte",
      "/privacy",
      "/terms",
      "/accessibilite",
      "/securite",
      "/help",
      "/faq",
      "/guide",
      "/testimonials",
      "/infolettre",
    ],
  ]) {
    expect(paths).toContain(path);
  }
});

test("chaque page a un titre, une description et un seul h1", () => {
  expect(pages().filter(({ description, h1 }) => description === "" || h1 !== 1)).toEqual([]);
});

test("chaque page a la typographie du site, ce que les recruteurs écrivent aussi", () => {
  expect(
    pages().flatMap(({ path, misshown }) => misshown.map((text) => `${path} : ${text}`)),
  ).toEqual([]);
});

test("deux pages que les moteurs lisent n'ont jamais le même titre", () => {
  const byTitle = new Map<string, string>();
  const duplicates: string[] = [];
  // Pages and filters of one list share its title: they are told apart by their address.
  for (const { path, title } of pages().filter(
    (page) => page.isIndexed && !page.path.includes("?"),
  )) {
    const other = byTitle.get(title);
    if (other) duplicates.push(`${other} et ${path} : ${title}`);
    byTitle.set(title, path);
  }
  expect(duplicates).toEqual([]);
});
