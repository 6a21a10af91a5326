import { expect, test } from "@playwright/test";
import { CANDIDATE, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { crawl } from "@/tests/support/browser/crawl";
import { misshownIn } from "@/tests/support/browser/shown-text";

test("chaque lien mène à une page qui a son titre, un seul h1 et la typographie du site", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const visits = await crawl(request, { pages: 120, each: 4 });
  expect(visits.length).toBeGreaterThan(40);
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);

  // The others are somebody's own, or files.
  const pages = visits.filter(
    ({ path, title }) => title !== "" && !/^\/(connexion|espace-utilisateur|admin)/.test(path),
  );
  expect(pages.filter(({ description, h1 }) => description === "" || h1 !== 1)).toEqual([]);
  expect(
    pages.flatMap(({ path, misshown }) => misshown.map((text) => `${path} : ${text}`)),
  ).toEqual([]);

  // Pages and filters of one list share its title: they are told apart by their address.
  const indexed = pages.filter((page) => page.isIndexed && !page.path.includes("?"));
  const titles = new Set(indexed.map(({ title }) => title));
  expect(indexed.map(({ title }) => title).toSorted()).toEqual([...titles].toSorted());
});

const SPACES = {
  [CANDIDATE]: [
    "",
    "?onglet=candidatures",
    "?onglet=documents",
    "?onglet=favoris",
    "?onglet=alertes",
  ]
    .concat(["?onglet=pour-vous", "?onglet=parametres"])
    .map((rest) => `/espace-utilisateur${rest}`),
  [RECRUITER]: ["", "/jobs", "/jobs/import", "/freelance", "/scholarships", "/news"]
    .concat(["/candidatures", "/entreprise"])
    .map((rest) => `/admin${rest}`),
};

test("les espaces ont la typographie du site, ce que l'on y a tapé aussi", async ({
  request,
  baseURL,
}) => {
  for (const [email, paths] of Object.entries(SPACES)) {
    const headers = { Cookie: await sessionCookie(baseURL ?? "", email) };
    for (const path of paths) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      expect(misshownIn(await answer.text()), path).toEqual([]);
    }
  }
});
