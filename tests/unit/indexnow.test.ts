import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/indexnow.txt/route";
import { indexNowKey, notifySearchEngines } from "@/lib/seo/indexnow";
import { site } from "@/lib/shared/site";

const KEY = "0123456789abcdef";
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 202 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("annoncer une page aux moteurs", () => {
  it("sans clé valable ou sans adresse, ne dit rien", async () => {
    for (const key of ["", "court", "avec espace et accents é"]) {
      vi.stubEnv("INDEXNOW_KEY", key);
      await notifySearchEngines(["/emplois/1"]);
      expect(indexNowKey()).toBeNull();
    }
    vi.stubEnv("INDEXNOW_KEY", KEY);
    await notifySearchEngines([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("donne les adresses entières, la clé et où la vérifier, en 3 secondes au plus", async () => {
    vi.stubEnv("INDEXNOW_KEY", KEY);
    const limit = vi.spyOn(AbortSignal, "timeout");
    await notifySearchEngines(["/emplois/1", "/bourses/2"]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("https://api.indexnow.org/indexnow");
    expect(JSON.parse(String(init?.body))).toEqual({
      host: new URL(site.url).host,
      key: KEY,
      keyLocation: `${site.url}/indexnow.txt`,
      urlList: [`${site.url}/emplois/1`, `${site.url}/bourses/2`],
    });
    expect(limit).toHaveBeenCalledWith(3_000);
  });

  it.each([
    ["le refus", () => Promise.resolve(new Response(null, { status: 429 }))],
    ["la panne", () => Promise.reject(new TypeError("fetch failed"))],
  ])("note %s et continue", async (_name, answer) => {
    vi.stubEnv("INDEXNOW_KEY", KEY);
    fetched.mockImplementation(answer);
    await expect(notifySearchEngines(["/emplois/1"])).resolves.toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('"event":"indexnow"'));
  });
});

it("le fichier de la clé la donne seule, en texte, et n'existe pas sans elle", async () => {
  vi.stubEnv("INDEXNOW_KEY", KEY);
  const answer = GET();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  vi.stubEnv("INDEXNOW_KEY", "");
  expect(GET().status).toBe(404);
});
