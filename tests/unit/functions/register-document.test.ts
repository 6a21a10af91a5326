import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handle } from "@/supabase/functions/register-document/handler.ts";
import { pdfFile } from "@/tests/support/files";

const USER = "6f6b1c1e-0000-4000-8000-000000000001";
const PATH = `${USER}/6f6b1c1e-0000-4000-8000-0000000000aa.pdf`;
const environment = {
  supabaseUrl: "http://base.test",
  publishableKey: "publishable",
  secretKey: "secret",
};

/** What was asked of the platform, "GET storage/v1/…" and so on. */
let asked: string[];
/** What it answers, by the beginning of the question; a test changes what it is about. */
let answers: Record<string, () => Response | Promise<Response>>;

function call(init: RequestInit = {}) {
  const request = new Request("http://base.test/functions/v1/register-document", {
    method: "POST",
    headers: { authorization: "Bearer token" },
    body: JSON.stringify({ path: PATH, file_name: "cv.pdf" }),
    ...init,
  });
  return handle(request, environment);
}

const kept = () => asked.filter((question) => /^POST storage/.test(question));
const removed = () => asked.filter((question) => question.startsWith("DELETE"));

beforeEach(() => {
  asked = [];
  answers = {
    "GET auth": () => Response.json({ id: USER }),
    "GET storage": () => new Response(new Uint8Array(pdfFile().buffer)),
    "POST storage": () => Response.json({}),
    "DELETE storage": () => Response.json([]),
    "POST rest": () => Response.json({}),
  };
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    const headers = new Headers(init.headers);
    const question = `${init.method ?? "GET"} ${pathname.slice(1)}`;
    expect(headers.get("apikey")).toBe(pathname.startsWith("/auth") ? "publishable" : "secret");
    asked.push(`${question} ${typeof init.body === "string" ? init.body : ""}`.trim());
    const key = Object.keys(answers).find((start) => question.startsWith(start));
    return answers[key ?? ""]?.() ?? new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("register-document", () => {
  it("demande qui appelle avant de toucher au fichier", async () => {
    await call();
    expect(asked[0]).toBe("GET auth/v1/user");
    answers["GET auth"] = () => new Response(null, { status: 401 });
    asked = [];
    expect((await call()).status).toBe(401);
    expect((await call({ headers: {} })).status).toBe(401);
    expect(asked).toEqual(["GET auth/v1/user"]);
  });

  it("garde sous un autre nom, inscrit ce nom-là, puis enlève l'envoi", async () => {
    expect(await (await call()).json()).toEqual({ success: true });
    const key = kept()[0]?.replace("POST storage/v1/object/cvs/", "");
    expect(key).toMatch(new RegExp(`^${USER}/[0-9a-f-]{36}\\.pdf$`));
    expect(key).not.toBe(PATH);
    expect(asked.find((question) => question.includes("rpc"))).toBe(
      `POST rest/v1/rpc/register_document ${JSON.stringify({ owner: USER, path: key, file_name: "cv.pdf" })}`,
    );
    expect(removed()).toEqual([`DELETE storage/v1/object/cvs {"prefixes":["${PATH}"]}`]);
  });

  it("n'inscrit rien de ce qu'elle refuse", async () => {
    answers["GET storage"] = () => new Response("<!doctype html>");
    expect((await call()).status).toBe(422);
    expect(removed()).toEqual([`DELETE storage/v1/object/cvs {"prefixes":["${PATH}"]}`]);
    expect(kept()).toEqual([]);
  });

  it.each(["GET auth", "GET storage", "POST storage", "POST rest"])(
    "laisse l'envoi où il est quand « %s » échoue, et ne garde pas de copie",
    async (start) => {
      answers[start] = () => new Response(null, { status: 503 });
      const response = await call();
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ success: false, error: "not_registered" });
      expect(removed().some((question) => question.includes(PATH))).toBe(false);
      expect(removed()).toHaveLength(start === "POST rest" ? 1 : 0);
    },
  );

  it("réussit même si l'envoi ne s'enlève pas", async () => {
    answers["DELETE storage"] = () => new Response(null, { status: 503 });
    expect((await call()).status).toBe(200);
  });

  it("dit que la place manque, et ne garde ni copie ni envoi", async () => {
    answers["POST rest"] = () =>
      Response.json({ message: "error: document_quota" }, { status: 400 });
    const response = await call();
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ success: false, error: "document_quota" });
    expect(removed()).toHaveLength(2);
  });

  it("répond aussi quand la plateforme ne répond pas", async () => {
    answers["GET storage"] = () => Promise.reject(new DOMException("late", "TimeoutError"));
    expect((await call()).status).toBe(502);
  });

  it.each(["", "{", "null", "[]", '{"path":1}'])("refuse la demande %j", async (body) => {
    expect((await call({ body })).status).toBe(400);
    expect(asked).toEqual([]);
  });
});
