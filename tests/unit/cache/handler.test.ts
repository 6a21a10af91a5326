import { afterEach, describe, expect, it, vi } from "vitest";
import CacheHandler from "@/lib/cache/handler";
import { cacheStats } from "@/lib/cache/store";
import { newRequest, withRequest } from "@/lib/monitoring/request-context";

type Set = Parameters<CacheHandler["set"]>;

const LIFETIME = { revalidate: 3_600, expire: undefined };

function page(status: number, tags = "jobs"): Set[1] {
  const headers = { "x-next-cache-tags": tags };
  return { kind: "APP_PAGE", html: "<p>", status, headers } as Set[1];
}

function answer(text: string, status = 200): Set[1] {
  const data = { headers: {}, body: Buffer.from(text).toString("base64"), url: "", status };
  return { kind: "FETCH", data, revalidate: 60 } as Set[1];
}

/** Each request has a handler of its own. */
const set = (...args: Set) => new CacheHandler().set(...args);
const get = (key: string) => new CacheHandler().get(key);
const invalidate = (tags: string | string[]) => new CacheHandler().revalidateTag(tags);

afterEach(() => vi.useRealTimers());

describe("CacheHandler", () => {
  it("garde une page trouvée avec sa durée, jusqu'au retrait d'une de ses étiquettes", async () => {
    await set("/a", page(200, "jobs,job:a"), { cacheControl: LIFETIME });
    const found = await get("/a");
    expect(found?.cacheControl).toEqual(LIFETIME);
    expect(found?.value).toMatchObject({ html: "<p>" });
    await invalidate("job:a");
    expect(await get("/a")).toBeNull();
  });

  it("ne garde ni ce qui n'existe pas, ni ce qui est ailleurs, ni ce qui a échoué", async () => {
    const before = cacheStats();
    for (const status of [404, 308, 500]) await set("/b", page(status), {});
    for (const body of ["[]", "0", "null", ""]) {
      await set("b", answer(body), { fetchCache: true, tags: ["jobs"] });
    }
    await set("b", answer('[{"id":1}]', 503), { fetchCache: true });
    expect(cacheStats()).toEqual(before);
  });

  it("ne remplace pas une page par ce qui fut dessiné sans ses données", async () => {
    await set("/e", page(200), {});
    const failed = newRequest();
    failed.hasFailed = true;
    await withRequest(failed, async () => {
      await set("/e", { ...page(200), html: "Impossible" } as Set[1], {});
      await set("/f", page(200), {});
    });
    expect((await get("/e"))?.value).toMatchObject({ html: "<p>" });
    expect(await get("/f")).toBeNull();
  });

  it("laisse partir ce qui était gardé quand la chose n'existe plus", async () => {
    for (const gone of [page(404), null]) {
      await set("/c", page(200), {});
      await set("/c", gone, {});
      expect(await get("/c")).toBeNull();
    }
  });

  it("ne garde pas la page d'une demande commencée avant le retrait", async () => {
    const early = new CacheHandler();
    await invalidate(["job:d"]);
    await early.set("/d", page(200, "job:d"), {});
    expect(await get("/d")).toBeNull();
  });

  it("ne rend plus le lendemain, au Canada, ce qui était commencé la veille", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-23T04:59:58Z") });
    const early = new CacheHandler();
    await set("/e", page(200), {});
    vi.setSystemTime(Date.parse("2026-11-23T05:00:00Z"));
    expect(await get("/e")).toBeNull();
    await early.set("/e", page(200), {});
    expect(await get("/e")).toBeNull();
    await set("/e", page(200), {});
    expect(await get("/e")).not.toBeNull();
  });

  it("garde une recherche le temps qu'elle dit, et elle ne chasse rien d'autre", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-22T17:00:00Z") });
    const fetched = { fetchCache: true as const, tags: ["jobs"] };
    await set("/g", page(200, "news"), {});
    await set("recherche", answer('[{"id":1}]'), fetched);
    expect(await get("recherche")).not.toBeNull();
    vi.setSystemTime(Date.now() + 60_001);
    expect(await get("recherche")).toBeNull();

    for (let typed = 0; typed < 6_000; typed += 1) {
      await set(`recherche ${typed}`, answer('[{"id":1}]'), fetched);
    }
    expect(cacheStats().entries).toBeLessThan(600);
    expect(await get("/g")).not.toBeNull();
    await invalidate("jobs");
    expect(await get("recherche 5999")).toBeNull();
  });
});
