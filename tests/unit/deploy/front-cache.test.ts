import { readFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { Agent, request as send } from "node:https";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SHARED_BRIEFLY, sendPage } from "@/lib/cache/page-cache";
import { freePort } from "@/tests/support/site/free-port";
import { hasNginx, nginxFolder, startNginx } from "@/tests/support/site/nginx";

type Received = { path: string; headers: IncomingHttpHeaders };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const NEVER = "private, no-store";
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let ports: Parameters<typeof startNginx>[1];
let stop = async () => {};
/** What the site was asked, and what its pages say now. */
let requests: Received[] = [];
let words = "";
let folder = "";
let isFailing = false;

/** A page as the site sends it. */
function page(text: string) {
  const identity = Buffer.from(text);
  const headers = { "cache-control": SHARED_BRIEFLY, vary: "rsc, Accept-Encoding" };
  return {
    headers,
    hash: Buffer.from(text).toString("base64url"),
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity),
  };
}

function startSite(port: number) {
  const site = createServer((request, response: ServerResponse) => {
    const { url: path = "/", headers } = request;
    requests.push({ path, headers });
    if (isFailing) return void response.writeHead(503, { "cache-control": "no-store" }).end();
    if (path.startsWith("/temoin")) response.setHeader("set-cookie", "a=b");
    if (path.startsWith("/_next/static/")) {
      response.setHeader("cache-control", "public, max-age=31536000, immutable");
      return void response.end("code");
    }
    if (/^\/(emplois\?q|guide-prive)/.test(path)) {
      return void response.setHeader("cache-control", NEVER).end(words);
    }
    sendPage(request, response, page(`${words} ${path} ${headers.rsc ?? "page"}`));
  });
  return new Promise<typeof site>((done) => site.listen(port, "127.0.0.1", () => done(site)));
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: ports.tls, path, agent, rejectUnauthorized: false };
    const all = { host: "horizon.example", "accept-encoding": "gzip, deflate, br", ...headers };
    send({ ...options, headers: all }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const { statusCode: status = 0, headers } = answer;
      resolve({ status, headers, body: Buffer.concat(parts) });
    })
      .on("error", reject)
      .end();
  });
}

const summary = ({ headers, body }: Answer) =>
  (headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
const countOf = (path: string) => requests.filter((one) => one.path === path).length;

const OPTIONS = { timeout: 60_000, retry: 1 };

describe.skipIf(!hasNginx)("nginx devant le site (demande nginx et openssl)", OPTIONS, () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    const free = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const [tls, plain, own, spare] = free;
    ports = { tls, plain, site: own, spare };
    site = await startSite(ports.site);
    folder = nginxFolder(ports);
    const nginx = await startNginx(folder, ports);
    stop = async () => {
      agent.destroy();
      await nginx.stop();
      site.closeAllConnections();
      site.close();
    };
    words = "avant";
  });
  afterAll(() => stop());

  it("ne note d'une visite ni adresse, ni question, ni secret", async () => {
    await ask("/bourses/trouver?pays=SN&situation=abroad");
    await ask("/calendrier/secret-de-quelqu-un.ics");
    const noted = () => readFile(path.join(folder, "horizon-erable.log"), "utf8");
    await vi.waitFor(async () => expect(await noted()).toMatch(/ 200 GET \/calendrier \d/));
    expect(await noted()).toMatch(/ 200 GET \/bourses \d/);
    expect(await noted()).not.toMatch(/pays|secret|127\.0\.0\.1/);
  });

  it("garde les octets compressés, un par codage, et ne demande qu'une fois", async () => {
    requests = [];
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/emplois")));
    const bodies = answers.map((one) => `${one.headers["content-encoding"]} ${summary(one)}`);
    expect([...new Set(bodies)]).toEqual(["br avant /emplois page"]);
    expect(countOf("/emplois")).toBe(1);
    const gzipped = await ask("/emplois", { "accept-encoding": "gzip;q=1.0, *;q=0.5" });
    expect(gzipped.headers["content-encoding"]).toBe("gzip");
    const [first] = answers;
    const known = first?.headers.etag ?? "";
    expect((await ask("/emplois", { "if-none-match": known })).status).toBe(304);
    expect(first?.headers["x-request-id"]).not.toBe(answers[1]?.headers["x-request-id"]);
  });

  it("ne mêle pas une page et ses données", async () => {
    const data = { rsc: "1" };
    for (const _ of [1, 2]) {
      expect(summary(await ask("/freelance"))).toBe("avant /freelance page");
      expect(summary(await ask("/freelance", data))).toBe("avant /freelance 1");
    }
    requests = [];
    const kinds = { prefetch: "1", "segment-prefetch": "/_tree", "state-tree": "%5B%5D" };
    for (const [kind, value] of Object.entries(kinds)) {
      await ask("/bourses", { ...data, [`next-router-${kind}`]: value });
    }
    await ask("/bourses", { ...data, "next-url": "/emplois" });
    expect(countOf("/bourses")).toBe(4);
  });

  const NEVER_CACHED =
    "/admin/jobs /espace-utilisateur /api/session /connexion /calendrier/a.ics /emplois?q=soins /guide-prive /temoin";
  it.each(NEVER_CACHED.split(" "))(
    "ne garde jamais %s, même si le site le permettait",
    async (path) => {
      requests = [];
      for (const _ of [1, 2, 3]) await ask(path);
      expect(countOf(path)).toBe(3);
    },
  );

  it("ne fait attendre qu'un instant qui demande en même temps la même page, gardée ou non", async () => {
    const together = async (path: string) => {
      const begun = performance.now();
      const answers = await Promise.all(Array.from({ length: 16 }, () => ask(path)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      return performance.now() - begun;
    };
    // Connections are open before anything is timed.
    await together("/guide");
    // nginx itself looks every half second whether the first has its answer.
    expect(await together("/a-propos?ensemble")).toBeLessThan(400);
    expect(await together("/emplois?q=ensemble")).toBeLessThan(400);
  });

  it("garde les fichiers pour toujours", async () => {
    requests = [];
    for (const _ of [1, 2]) {
      const { headers } = await ask("/_next/static/a.js");
      expect(headers["cache-control"]).toContain("immutable");
    }
    expect(countOf("/_next/static/a.js")).toBe(1);
  });

  it("dit seul d'où vient le visiteur, et ne montre pas les chiffres", async () => {
    requests = [];
    await ask("/contact", { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http" });
    expect(requests[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "horizon.example",
    });
    expect((await ask("/metrics")).status).toBe(404);
    expect(countOf("/metrics")).toBe(0);
  });

  it("montre en deux secondes ce qui est publié, quelle que soit l'affluence, et demande peu", async () => {
    words = "ancien";
    await ask("/actualites");
    let isOver = false;
    const late: number[] = [];
    let published = Number.POSITIVE_INFINITY;
    requests = [];
    const visit = async () => {
      while (!isOver) {
        const begun = performance.now();
        if (summary(await ask("/actualites")).startsWith("ancien")) late.push(begun - published);
        await wait(50);
      }
    };
    const visits = Array.from({ length: 8 }, visit);
    await wait(1_500);
    words = "nouveau";
    published = performance.now();
    await wait(2_500);
    isOver = true;
    await Promise.all(visits);
    expect(Math.max(...late)).toBeLessThan(2_000);
    expect(late.length).toBeGreaterThan(0);
    // Once a second, however many visit.
    expect(countOf("/actualites")).toBeLessThanOrEqual(6);
    expect(countOf("/actualites")).toBeGreaterThanOrEqual(2);
  });

  it("fait patienter en français qui demande trop, et personne d'autre ensuite", async () => {
    await wait(1_000);
    const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => ask(`/faq?${n}`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(summary(refused[0] as Answer)).toMatch(/^Trop de demandes à la fois/);
    const headers = { "retry-after": "1", "content-type": "text/plain; charset=utf-8" };
    expect(refused[0]?.headers).toMatchObject(headers);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await wait(2_000);
    expect((await ask("/faq")).status).toBe(200);
  });

  it("montre ce qu'il a tant que le site dit qu'il ne peut pas", async () => {
    words = "avant la panne";
    await ask("/terms");
    isFailing = true;
    await wait(2_500);
    const answers = [await ask("/terms"), await ask("/terms")];
    const direct = await ask("/a-propos");
    isFailing = false;
    expect(direct.status).toBe(503);
    expect(answers.map(summary)).toEqual(Array(2).fill("avant la panne /terms page"));
    await expect.poll(async () => summary(await ask("/a-propos"))).toContain("/a-propos");
  });

  // The last: the site is not there afterwards.
  it("montre ce qu'il a tant que le site ne répond pas, et rien qu'il n'ait", async () => {
    words = "dernier";
    expect((await ask("/privacy")).status).toBe(200);
    site.close();
    site.closeAllConnections();
    await wait(2_500);
    for (const _ of [1, 2]) expect(summary(await ask("/privacy"))).toBe("dernier /privacy page");
    expect((await ask("/emplois?q=soins")).status).toBe(502);
    expect((await ask("/admin")).status).toBe(502);
  });
});
