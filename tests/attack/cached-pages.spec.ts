import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "serial" });

const INVENTED = 1_000;
const AT_ONCE = 8;

/** What the site says that it keeps, and how many files its build has. */
async function freeStorage(request: APIRequestContext, folder: string) {
  const health = await request.get("/healthz");
  const { entries, bytes } = JSON.parse(health.headers()["x-cache-stats"] ?? "{}");
  return { entries, bytes, files: readdirSync(folder, { recursive: true }).length };
}

async function askAll(request: APIRequestContext, paths: string[], status: number) {
  const waiting = [...paths];
  const sendInSequence = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const ask = () => request.get(path, { maxRedirects: 0 });
      let answer = await ask();
      // On a machine that stands still the backend may be late; what is broken fails again.
      for (let tries = 1; answer.status() === 503 && tries < 4; tries += 1) {
        await wait(1_500);
        answer = await ask();
      }
      expect(answer.status(), path).toBe(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInSequence));
}

test("mille adresses inventées ne laissent ni fichier ni page gardée", async ({
  request,
  site,
}) => {
  test.slow();
  const kinds = ["/emplois/ID", "/actualites/ID", "/freelance/ID", "/bourses/ID"];
  const files = ["/emplois/ID/apercu.png", "/bourses/ID/calendrier.ics", "/calendrier/ID.ics"];
  const lists = ["/emplois?page=ID", "/emplois/secteur/ID", "/sitemaps/inconnu/ID.xml"];
  const shapes = [...kinds, ...files, ...lists];
  const invented = (index: number) => {
    const shape = shapes[index % shapes.length] ?? "";
    const id = shape.includes("page=") ? String(9_000 + index) : randomUUID();
    return shape.replace("ID", id);
  };
  // Each kind once, for what all pages of a kind share.
  await askAll(
    request,
    shapes.map((_, index) => invented(index)),
    404,
  );
  const before = await freeStorage(request, site.folder);
  expect(before.entries).toBeGreaterThan(0);

  await askAll(
    request,
    Array.from({ length: INVENTED }, (_, index) => invented(index)),
    404,
  );
  expect(await freeStorage(request, site.folder)).toEqual(before);
});

test("ce que l'on invente autour d'une liste ne laisse rien non plus", async ({
  request,
  site,
}) => {
  const shapes = [
    "/actualites?categorie=ID",
    "/emplois?utm_source=ID",
    "/emplois?contrat=ID",
    // Not a number with zeros before it, which has an address of its own.
    "/emplois?page=xID",
    "/emplois?page=2&ID=1",
    "/emplois/province/quebec?x=ID",
  ];
  const paths = () => shapes.map((shape) => shape.replace("ID", randomUUID()));
  await askAll(request, paths(), 200);
  const before = await freeStorage(request, site.folder);
  for (let turn = 0; turn < 20; turn += 1) await askAll(request, paths(), 200);
  const segments = Array.from({ length: 50 }, () => ({
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": `/${randomUUID()}`,
  }));
  const trees = Array.from({ length: 50 }, () => ({
    rsc: "1",
    "next-router-state-tree": "%5B%5D",
  }));
  for (const headers of [...segments, ...trees]) {
    await request.get(`/emplois?_rsc=${randomUUID()}`, { headers, maxRedirects: 0 });
  }
  const after = await freeStorage(request, site.folder);
  // The data of the list, asked for by the router, is one thing more.
  expect(after.entries - before.entries).toBeLessThanOrEqual(1);
  expect(after.files).toBe(before.files);
});

test("une page publique est la même pour tous, et le dit aux caches", async ({ request }) => {
  const offer = (await (await request.get("/emplois")).text()).match(
    /\/emplois\/[0-9a-f-]{36}/,
  )?.[0];
  const pages = [
    "/",
    "/emplois",
    "/emplois?page=2",
    "/emplois/contrat/cdi",
    "/freelance",
    "/bourses",
  ];
  for (const path of [...pages, "/actualites", "/guide", `${offer}`]) {
    // Drawn, found in Next's room, then given out.
    for (let time = 0; time < 2; time += 1) await request.get(path);
    const answer = await request.get(path, { headers: { cookie: "session-3000=secret" } });
    const { etag = "", vary, ...headers } = answer.headers();
    expect(headers["cache-control"], path).toMatch(/^public, max-age=0, s-maxage=1, /);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(vary).toMatch(/rsc.*Accept-Encoding/i);
    const tracked = await request.get(`${path}${path.includes("?") ? "&" : "?"}utm_source=lettre`, {
      headers: { "if-none-match": etag },
    });
    expect(tracked.status(), path).toBe(304);
  }
  for (const path of ["/emplois?q=soins", "/connexion", "/api/session", "/admin"]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["cache-control"] ?? "", path).not.toMatch(/public|s-maxage/);
  }
});
