import { expect } from "@playwright/test";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite();
test.describe.configure({ mode: "serial" });

const ELSEWHERE = "ailleurs.test";

/** What a caller may say of the request beside its address; none of it may end up in what is kept. */
const HEADERS: Record<string, string>[] = [
  {
    "x-forwarded-host": ELSEWHERE,
    "x-forwarded-proto": "http",
    "x-forwarded-port": "81",
    forwarded: `host=${ELSEWHERE};proto=http`,
  },
  {
    "x-original-url": `/${ELSEWHERE}`,
    "x-rewrite-url": `/${ELSEWHERE}`,
    "x-invoke-path": `/${ELSEWHERE}`,
    "x-matched-path": `/${ELSEWHERE}`,
    "next-url": `/${ELSEWHERE}`,
  },
  {
    "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
    "x-nextjs-data": "1",
    purpose: "prefetch",
  },
  {
    "x-visitor": ELSEWHERE,
    "x-site-proof": ELSEWHERE,
    "accept-language": ELSEWHERE,
    "user-agent": ELSEWHERE,
    referer: `https://${ELSEWHERE}/`,
    cookie: `session=${ELSEWHERE}; theme=${ELSEWHERE}`,
  },
];

/** Lists that are kept for an hour, and searches, which are kept for half a minute. */
const PATHS = ["/emplois", "/emplois?contrat=CDI", "/freelance", "/bourses", "/emplois?q=soins"];

/** Choices said twice, or as no form says them. */
const ODD = [
  `/emplois?contrat=CDI&contrat=${ELSEWHERE}`,
  `/emplois?contrat[]=${ELSEWHERE}`,
  `/emplois?CONTRAT=${ELSEWHERE}&contrat=CDI`,
  `/emplois?contrat=CDI%00${ELSEWHERE}`,
  `/emplois?contrat=CDI%26province%3D${ELSEWHERE}`,
  `/emplois?__proto__=${ELSEWHERE}&constructor=${ELSEWHERE}`,
];

/** What a page says, without what is drawn anew for each request. */
const textOf = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>[\s\S]*?<\/h[1-3]>|<link rel="canonical"[^>]*>/g)].join("\n");

test("ce qu'un appelant ajoute à sa demande n'est gardé pour personne", async ({
  request,
  site,
}) => {
  test.slow();
  for (const headers of HEADERS) {
    // Nothing is kept then: whoever asks first has it drawn.
    await site.restart();
    for (const path of PATHS) {
      await request.get(path, { headers, maxRedirects: 0 });
      const next = await request.get(path, { maxRedirects: 0 });
      expect(next.status(), `${path} ${JSON.stringify(headers)}`).toBe(200);
      expect(await next.text(), JSON.stringify(headers)).not.toContain(ELSEWHERE);
    }
  }
});

test("une adresse étrange ne change pas la liste des autres", async ({ request, site }) => {
  const clean = textOf(await (await request.get("/emplois?contrat=CDI")).text());
  expect(clean).toContain("canonical");
  await site.restart();
  for (const path of ODD) await request.get(path, { maxRedirects: 0 });
  for (let time = 0; time < 2; time += 1) {
    const text = await (await request.get("/emplois?contrat=CDI")).text();
    expect(textOf(text)).toBe(clean);
    expect(text).not.toContain(ELSEWHERE);
  }
});
