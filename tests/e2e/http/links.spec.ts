import { type APIRequestContext, expect, test } from "@playwright/test";
import { CANDIDATE, RECRUITER } from "@/tests/support/accounts/accounts";
import { sessionCookie } from "@/tests/support/accounts/session-cookie";
import { misshownIn } from "@/tests/support/browser/shown-text";

type Visit = {
  path: string;
  /** The page that led there. */
  from: string;
  status: number;
  title: string;
  description: string;
  h1: number;
  isIndexed: boolean;
  /** What it shows in another typography than the site's. */
  misshown: string[];
};

type Limits = {
  /** Pages in all. */
  pages: number;
  /** Pages of one kind ("/emplois/…"), so that no list eats the whole. */
  each: number;
};

/** Follows the links of the site's own pages from "/", each page once, without a browser. */
async function crawl(request: APIRequestContext, limits: Limits): Promise<Visit[]> {
  const queue: { path: string; from: string }[] = [{ path: "/", from: "" }];
  const known = new Set(["/"]);
  const perKind = new Map<string, number>();
  const visits: Visit[] = [];

  for (const { path, from } of queue) {
    const response = await request.get(path);
    const type = response.headers()["content-type"] ?? "";
    const html = type.includes("text/html") ? await response.text() : "";
    visits.push({
      path,
      from,
      status: response.status(),
      ...readHead(html),
      misshown: misshownIn(html),
    });

    for (const link of linksOf(html)) {
      const kind = kindOf(link);
      const taken = perKind.get(kind) ?? 0;
      if (known.has(link) || known.size >= limits.pages || taken >= limits.each) continue;
      known.add(link);
      perKind.set(kind, taken + 1);
      queue.push({ path: link, from: path });
    }
  }
  return visits;
}

/** Where a page's links lead on this site, without fragments. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&").split("#")[0] ?? "")
    .filter((href) => href.startsWith("/") && !href.startsWith("//"));
}

/** "/emplois/…" for any job, "/emplois?…" for any page or filter of the list. */
function kindOf(path: string): string {
  const [pathname = "", query] = path.split("?");
  if (query !== undefined) return `${pathname}?…`;
  const parts = pathname.split("/").filter(Boolean);
  return parts.length > 1 ? `/${parts[0]}/…` : pathname;
}

function readHead(html: string) {
  const meta = (name: string) =>
    html.match(new RegExp(`<meta name="${name}" content="([^"]*)"`))?.[1] ?? "";
  return {
    title: html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "",
    description: meta("description"),
    h1: [...html.matchAll(/<h1[\s>]/g)].length,
    isIndexed: !meta("robots").includes("noindex"),
  };
}

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
