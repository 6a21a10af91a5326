import { afterEach, describe, expect, it, vi } from "vitest";
import CacheHandler from "@/lib/cache/handler";
import { cacheStats } from "@/lib/cache/store";
import { newRequest, withRequest } from "@/lib/request";

type Set = Parameters<CacheHandler["set"]>;

const LIFETIME = { revalidate: 3_600, expire: undefined };

function page(status: number, tags = "jobs"): Set[1] {
  const headers = { "x-next-cache-tags": tags };
  return { kind: "APP_PAGE", html: "<p>", status, headers } as Set[1];
}

function answer(text: string, status = 200): Set[1] {
  const body = Buffer.from(text).toString("base64");
  return {
    kind: "FETCH",
    data: { headers: {}, body, url: "", status },
    revalidate: 60,
  } as Set[1];
}

afterEach(() => vi.useRealTimers());

describe("CacheHandler", () => {
  it("garde une page trouvée avec sa durée, jusqu'au retrait d'une de ses étiquettes", async () => {
    await new CacheHandler().set("/a", page(200, "jobs,job:a"), { cacheControl: LIFETIME });
    const found = await new CacheHandler().get("/a");
    expect(found?.cacheControl).toEqual(LIFETIME);
    expect(found?.value).toMatchObject({ html: "<p>" });
    await new CacheHandler().revalidateTag("job:a");
    expect(await new CacheHandler().get("/a")).toBeNull();
  });

  it("ne garde ni ce qui n'existe pas, ni ce qui est ailleurs, ni ce qui a échoué", async () => {
    const before = cacheStats();
    for (const status of [404, 308, 500]) await new CacheHandler().set("/b", page(status), {});
    for (const body of ["[]", "0", "null", ""]) {
      await new CacheHandler().set("b", answer(body), { fetchCache: true, tags: ["jobs"] });
    }
    await new CacheHandler().set("b", answer('[{"id":1}]', 503), { fetchCache: true });
    expect(cacheStats()).toEqual(before);
  });

  it("ne remplace pas une page par ce qui fut dessiné sans ses données", async () => {
    await new CacheHandler().set("/e", page(200), {});
    const failed = newRequest();
    failed.hasFailed = true;
    await withRequest(failed, async () => {
      await new CacheHandler().set("/e", { ...page(200), html: "Impossible" } as Set[1], {});
      await new CacheHandler().set("/f", page(200), {});
    });
    expect((await new CacheHandler().get("/e"))?.value).toMatchObject({ html: "<p>" });
    expect(await new CacheHandler().get("/f")).toBeNull();
  });

  it("laisse partir ce qui était gardé quand la chose n'existe plus", async () => {
    await new CacheHandler().set("/c", page(200), {});
    await new CacheHandler().set("/c", page(404), {});
    expect(await new CacheHandler().get("/c")).toBeNull();
    await new CacheHandler().set("/c", page(200), {});
    await new CacheHandler().set("/c", null, {});
    expect(await new CacheHandler().get("/c")).toBeNull();
  });

  it("ne garde pas la page d'une demande commencée avant le retrait", async () => {
    const early = new CacheHandler();
    await new CacheHandler().revalidateTag(["job:d"]);
    await early.set("/d", page(200, "job:d"), {});
    expect(await new CacheHandler().get("/d")).toBeNull();
  });

  it("ne rend plus le lendemain, au Canada, ce qui était commencé la veille", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-23T04:59:58Z") });
    const early = new CacheHandler();
    await new CacheHandler().set("/e", page(200), {});
    vi.setSystemTime(Date.parse("2026-11-23T05:00:00Z"));
    expect(await new CacheHandler().get("/e")).toBeNull();
    await early.set("/e", page(200), {});
    expect(await new CacheHandler().get("/e")).toBeNull();
    await new CacheHandler().set("/e", page(200), {});
    expect(await new CacheHandler().get("/e")).not.toBeNull();
  });

  it("garde une recherche le temps qu'elle dit, et elle ne chasse rien d'autre", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-22T17:00:00Z") });
    const fetched = { fetchCache: true as const, tags: ["jobs"] };
    await new CacheHandler().set("/g", page(200, "news"), {});
    await new CacheHandler().set("recherche", answer('[{"id":1}]'), fetched);
    expect(await new CacheHandler().get("recherche")).not.toBeNull();
    vi.setSystemTime(Date.now() + 60_001);
    expect(await new CacheHandler().get("recherche")).toBeNull();

    for (let typed = 0; typed < 6_000; typed += 1) {
      await new CacheHandler().set(`recherche ${typed}`, answer('[{"id":1}]'), fetched);
    }
    expect(cacheStats().entries).toBeLessThan(600);
    expect(await new CacheHandler().get("/g")).not.toBeNull();
    await new CacheHandler().revalidateTag("jobs");
    expect(await new CacheHandler().get("recherche 5999")).toBeNull();
  });
});
