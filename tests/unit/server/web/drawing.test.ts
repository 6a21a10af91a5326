import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { draw } from "@/lib/server/web/drawing";
import KeptHandler from "@/lib/server/web/kept-handler";
import { pageRequest } from "@/lib/server/web/page-request";
import { SHARED_BRIEFLY } from "@/lib/server/web/shared-caches";

const NEXT_KEEPS = { "cache-control": "s-maxage=3600, stale-while-revalidate=31532400" };
const NEXT_DRAWS = { "cache-control": "private, no-store" };
const TEXT = "<p>Une page.</p>";

type Answering = { status?: number; headers?: Record<string, string>; reads?: string[] };

/** What is asked of Next, and what becomes of its answer. */
async function drawn(
  url: string,
  { status = 200, headers = NEXT_DRAWS, reads = [] }: Answering = {},
  hasFailed = false,
) {
  const asked: IncomingMessage[] = [];
  const cookie = "session-3000=secret";
  const request = pageRequest({ method: "GET", url, headers: { cookie } });
  if (request === null) throw new Error("not a public page");
  const answer = async (question: IncomingMessage, response: ServerResponse) => {
    asked.push(question);
    for (const tag of reads) {
      await new KeptHandler().get("rien", { kind: "FETCH", tags: [tag] } as never);
    }
    response.writeHead(status, { etag: '"next"', vary: "rsc", ...headers }).end(TEXT);
  };
  const result = await draw(request, answer, () => hasFailed);
  return { asked, result };
}

describe("draw", () => {
  it("demande une page sans rien de son visiteur", async () => {
    const { asked } = await drawn("/emplois?utm_source=lettre&page=2");
    expect(asked.map(({ url }) => url)).toEqual(["/emplois?page=2"]);
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  it("garde une liste, dans chaque codage, par l'étiquette de sa sorte et de ce qu'elle a lu", async () => {
    const { result } = await drawn("/emplois", { reads: ["jobs", "news"] });
    if (!result.page) throw new Error("not kept");
    expect(result.tags.sort()).toEqual(["jobs", "news"]);
    const { br, gzip } = result.page.bytes;
    for (const text of [brotliDecompressSync(br), gunzipSync(gzip)]) {
      expect(text.toString()).toBe(TEXT);
    }
    // Nothing more is held than what is kept.
    for (const bytes of [br, gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
    expect(result.page.headers).toMatchObject({
      "cache-control": SHARED_BRIEFLY,
      vary: "rsc, Accept-Encoding",
    });
    expect(result.page.headers.etag).toBeUndefined();
  });

  it("garde ce que Next garde, le temps qu'il dit, si l'on sait par quoi le retirer", async () => {
    const kept = await drawn("/", { headers: NEXT_KEEPS, reads: ["jobs"] });
    expect(kept.result).toMatchObject({ tags: ["jobs"], seconds: 3_600 });
    const untold = await drawn("/", { headers: NEXT_KEEPS });
    expect(untold.result).toMatchObject({
      page: null,
      answer: { status: 200, headers: { "cache-control": SHARED_BRIEFLY } },
    });
    expect((await drawn("/guide", { reads: ["jobs"] })).result.page).toBeNull();
  });

  it.each([
    ["ce qui n'existe pas", { status: 404 }, false],
    ["ce qui a échoué", { status: 503 }, false],
    ["ce qui pose un témoin", { headers: { ...NEXT_DRAWS, "set-cookie": "a=b" } }, false],
    ["ce que la base n'a pas pu dire", {}, true],
  ])("ne garde pas %s, et n'en dit rien aux caches", async (_what, answering, hasFailed) => {
    const { result } = await drawn("/emplois", answering, hasFailed);
    expect(result).toMatchObject({
      page: null,
      answer: { headers: { "cache-control": "private, no-store" } },
    });
  });

  it("ne transmet rien de la connexion de son dessin avec ce qui n'est pas gardé", async () => {
    const ofConnection = { connection: "close", "keep-alive": "timeout=5", "x-page": "oui" };
    const { result } = await drawn("/emplois", { status: 404, headers: ofConnection });
    if (result.page) throw new Error("kept");
    expect(result.answer.headers).toMatchObject({
      "x-page": "oui",
      "content-length": Buffer.byteLength(TEXT),
    });
    for (const name of ["connection", "keep-alive", "transfer-encoding", "date"]) {
      expect(result.answer.headers).not.toHaveProperty(name);
    }
  });
});
