import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import KeptHandler, { keepPacked, keptFigures, notingTags } from "@/lib/server/web/kept-handler";
import { packPage, unpackPage } from "@/lib/server/web/packed-pages";
import { Budget, withBudget } from "@/lib/supabase/budget";

type Set = Parameters<KeptHandler["set"]>;

const PAGE = { kind: "APP_PAGE", isFallback: false } as never;
const LIFETIME = { revalidate: 3_600, expire: undefined };

function page(status: number, tags = "jobs"): Set[1] {
  const headers = { "x-next-cache-tags": tags };
  return { kind: "APP_PAGE", html: "<p>", status, headers } as unknown as Set[1];
}

function answer(text: string, status = 200): Set[1] {
  const body = Buffer.from(text).toString("base64");
  return {
    kind: "FETCH",
    data: { headers: {}, body, url: "", status },
    revalidate: 60,
  } as unknown as Set[1];
}

afterEach(() => vi.useRealTimers());

describe("KeptHandler", () => {
  it("garde une page trouvée avec sa durée, jusqu'au retrait d'une de ses étiquettes", async () => {
    await new KeptHandler().set("/a", page(200, "jobs,job:a"), { cacheControl: LIFETIME });
    const found = await new KeptHandler().get("/a", PAGE);
    expect(found?.cacheControl).toEqual(LIFETIME);
    expect(found?.value).toMatchObject({ html: "<p>" });
    await new KeptHandler().revalidateTag("job:a");
    expect(await new KeptHandler().get("/a", PAGE)).toBeNull();
  });

  it("ne garde ni ce qui n'existe pas, ni ce qui est ailleurs, ni ce qui a échoué", async () => {
    const before = keptFigures();
    for (const status of [404, 308, 500]) await new KeptHandler().set("/b", page(status), {});
    for (const body of ["[]", "0", "null", ""]) {
      await new KeptHandler().set("b", answer(body), { fetchCache: true, tags: ["jobs"] });
    }
    await new KeptHandler().set("b", answer('[{"id":1}]', 503), { fetchCache: true });
    expect(keptFigures()).toEqual(before);
  });

  it("ne remplace pas une page par ce qui fut dessiné sans ses données", async () => {
    await new KeptHandler().set("/e", page(200), {});
    const failed = new Budget();
    failed.hasFailed = true;
    await withBudget(failed, async () => {
      await new KeptHandler().set("/e", { ...page(200), html: "Impossible" } as Set[1], {});
      await new KeptHandler().set("/f", page(200), {});
    });
    expect((await new KeptHandler().get("/e", PAGE))?.value).toMatchObject({ html: "<p>" });
    expect(await new KeptHandler().get("/f", PAGE)).toBeNull();
  });

  it("laisse partir ce qui était gardé quand la chose n'existe plus", async () => {
    await new KeptHandler().set("/c", page(200), {});
    await new KeptHandler().set("/c", page(404), {});
    expect(await new KeptHandler().get("/c", PAGE)).toBeNull();
    await new KeptHandler().set("/c", page(200), {});
    await new KeptHandler().set("/c", null, {});
    expect(await new KeptHandler().get("/c", PAGE)).toBeNull();
  });

  it("ne garde pas la page d'une demande commencée avant le retrait", async () => {
    const early = new KeptHandler();
    await new KeptHandler().revalidateTag(["job:d"]);
    await early.set("/d", page(200, "job:d"), {});
    expect(await new KeptHandler().get("/d", PAGE)).toBeNull();
  });

  it("ne rend plus le lendemain, au Canada, ce qui était commencé la veille", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-23T04:59:59Z") });
    const early = new KeptHandler();
    await new KeptHandler().set("/e", page(200), {});
    vi.setSystemTime(Date.parse("2026-11-23T05:00:00Z"));
    expect(await new KeptHandler().get("/e", PAGE)).toBeNull();
    await early.set("/e", page(200), {});
    expect(await new KeptHandler().get("/e", PAGE)).toBeNull();
    await new KeptHandler().set("/e", page(200), {});
    expect(await new KeptHandler().get("/e", PAGE)).not.toBeNull();
  });

  it("garde une recherche le temps qu'elle dit, et elle ne chasse rien d'autre", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-22T17:00:00Z") });
    const fetched = { fetchCache: true as const, tags: ["jobs"] };
    const asked = { kind: "FETCH", tags: ["jobs"], softTags: [] } as never;
    await new KeptHandler().set("/g", page(200, "news"), {});
    await new KeptHandler().set("recherche", answer('[{"id":1}]'), fetched);
    expect(await new KeptHandler().get("recherche", asked)).not.toBeNull();
    vi.setSystemTime(Date.now() + 60_000);
    expect(await new KeptHandler().get("recherche", asked)).toBeNull();

    for (let typed = 0; typed < 6_000; typed += 1) {
      await new KeptHandler().set(`recherche ${typed}`, answer('[{"id":1}]'), fetched);
    }
    expect(keptFigures().entries).toBeLessThan(600);
    expect(await new KeptHandler().get("/g", PAGE)).not.toBeNull();
    await new KeptHandler().revalidateTag("jobs");
    expect(await new KeptHandler().get("recherche 5999", asked)).toBeNull();
  });

  it("dit par quoi se retire une page que l'on dessine", async () => {
    await new KeptHandler().set("/h", page(200, "job:h,_N_T_/h"), {});
    const tags = new Set<string>();
    await notingTags(tags, async () => {
      await new KeptHandler().get("/h", PAGE);
      await new KeptHandler().get("absente", { kind: "FETCH", tags: ["news"] } as never);
    });
    expect([...tags]).toEqual(["job:h", "_N_T_/h", "news"]);
  });

  it("garde les pages serrées là où un serveur le demande, et les rend entières", async () => {
    keepPacked({ pack: packPage, unpack: unpackPage });
    const html = "<p>L’été</p>".repeat(10_000);
    const before = keptFigures().bytes;
    await new KeptHandler().set("/i", { ...page(200, "job:i"), html } as Set[1], {
      cacheControl: LIFETIME,
    });
    expect(keptFigures().bytes - before).toBeLessThan(html.length / 10);
    const found = await new KeptHandler().get("/i", PAGE);
    expect(found?.cacheControl).toEqual(LIFETIME);
    expect(found?.value).toMatchObject({ kind: "APP_PAGE", html });
    await new KeptHandler().revalidateTag("job:i");
    expect(await new KeptHandler().get("/i", PAGE)).toBeNull();
  });

  it("vide la liste des durées que Next tient de toute adresse demandée", async () => {
    const lifetimes = new SharedCacheControls(
      { routes: {}, dynamicRoutes: {} } as never,
      undefined,
    );
    const owner = { kind: "APP_PAGE", sourceRoute: "/x/[id]" } as never;
    const known = () => lifetimes.get("/inventée", owner);
    const { getRouteCacheKey } = await import("next/dist/server/lib/route-cache-key.js");
    lifetimes.set(getRouteCacheKey("/inventée", owner), LIFETIME);
    expect(known()).toEqual(LIFETIME);
    for (let asked = 0; asked < 1_000; asked += 1) await new KeptHandler().set("/x", page(404), {});
    expect(known()).toBeUndefined();
  });
});
