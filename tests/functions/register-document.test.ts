import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { deflateSync } from "node:zlib";
import { handle } from "#supabase/functions/register-document/handler.ts";

const USER = "6f6b1c1e-0000-4000-8000-000000000001";
const PATH = `${USER}/6f6b1c1e-0000-4000-8000-0000000000aa.pdf`;
const environment = {
  supabaseUrl: "http://base.test",
  publishableKey: "publishable",
  secretKey: "secret",
};

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const pdf = (body = "1 0 obj << /Type /Catalog >> endobj") =>
  latin1(`%PDF-1.4\n${body}\nstartxref\n9\n%%EOF\n`);
const file = (body?: string) => () => new Response(pdf(body));

/** What was asked of the platform, "GET storage/v1/…" and so on. */
let asked: string[];
/** What it answers, by the beginning of the question; a test changes what it is about. */
let answers: Record<string, () => Response | Promise<Response>>;
const { fetch: realFetch } = globalThis;
const { error: realError } = console;

async function call(init: RequestInit = {}) {
  const request = new Request("http://base.test/functions/v1/register-document", {
    method: "POST",
    headers: { authorization: "Bearer jeton" },
    body: JSON.stringify({ path: PATH, file_name: "cv.pdf" }),
    ...init,
  });
  const response = await handle(request, environment);
  return { status: response.status, body: (await response.json()) as unknown };
}

const refusal = (status: number, error: string) => ({ status, body: { success: false, error } });
const beginning = (start: string) => asked.filter((question) => question.startsWith(start));

beforeEach(() => {
  asked = [];
  answers = {
    "GET auth": () => Response.json({ id: USER }),
    "GET storage": file(),
    "POST storage": () => Response.json({}),
    "DELETE storage": () => Response.json([]),
    "POST rest": () => Response.json({}),
  };
  console.error = () => {};
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const isAuth = pathname.startsWith("/auth");
    const key = new Headers(init?.headers).get("apikey");
    assert.equal(key, isAuth ? "publishable" : "secret");
    const question = `${init?.method ?? "GET"} ${pathname.slice(1)}`;
    asked.push(`${question} ${typeof init?.body === "string" ? init.body : ""}`.trim());
    const known = Object.keys(answers).find((start) => question.startsWith(start));
    return answers[known ?? ""]?.() ?? new Response(null, { status: 404 });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  console.error = realError;
});

describe("register-document", () => {
  it("demande qui appelle avant de toucher au fichier", async () => {
    answers["GET auth"] = () => new Response("{}", { status: 401 });
    assert.deepEqual(await call(), refusal(401, "not_signed_in"));
    assert.deepEqual(await call({ headers: {} }), refusal(401, "not_signed_in"));
    assert.deepEqual(asked, ["GET auth/v1/user"]);
    answers["GET auth"] = () => Response.json({ id: USER.replace("1c1e", "2c2e") });
    assert.deepEqual(await call(), refusal(400, "invalid_request"));
    assert.deepEqual(beginning("GET storage"), []);
  });

  it("garde sous un autre nom, inscrit ce nom-là, puis enlève l'envoi", async () => {
    assert.deepEqual(await call(), { status: 200, body: { success: true } });
    const [kept = ""] = beginning("POST storage/v1/object/cvs/");
    const key = kept.replace("POST storage/v1/object/cvs/", "");
    assert.match(key, new RegExp(`^${USER}/[0-9a-f-]{36}\\.pdf$`));
    assert.notEqual(key, PATH);
    const args = JSON.stringify({ owner: USER, path: key, file_name: "cv.pdf" });
    assert.deepEqual(beginning("POST rest"), [`POST rest/v1/rpc/register_document ${args}`]);
    assert.deepEqual(beginning("DELETE"), [
      `DELETE storage/v1/object/cvs {"prefixes":["${PATH}"]}`,
    ]);
  });

  const script = String.fromCharCode(...deflateSync("<< /S /JavaScript /JS (x) >>"));
  for (const [what, answer, reason] of [
    ["du HTML", () => new Response("<!doctype html>"), "invalid_file"],
    ["un script", file("1 0 obj << /S /#4aavaScript >> endobj"), "active_pdf"],
    [
      "un script compressé",
      file(`5 0 obj << /Type /ObjStm >>\nstream\n${script}\nendstream\nendobj`),
      "invalid_file",
    ],
  ] as const) {
    it(`enlève ${what} et n'en inscrit rien`, async () => {
      answers["GET storage"] = answer;
      assert.deepEqual(await call(), refusal(422, reason));
      assert.equal(beginning("DELETE").length, 1);
      assert.deepEqual(beginning("POST"), []);
    });
  }

  for (const start of ["GET auth", "GET storage", "POST storage", "POST rest"]) {
    it(`laisse l'envoi où il est quand « ${start} » échoue, et ne garde pas de copie`, async () => {
      answers[start] = () => new Response("{}", { status: 503 });
      assert.deepEqual(await call(), refusal(502, "not_registered"));
      const removed = beginning("DELETE");
      assert.equal(removed.length, start === "POST rest" ? 1 : 0);
      assert.ok(!removed.some((question) => question.includes(PATH)));
    });
  }

  it("réussit même si l'envoi ne s'enlève pas", async () => {
    answers["DELETE storage"] = () => new Response("{}", { status: 503 });
    assert.equal((await call()).status, 200);
  });

  it("dit que la place manque, et ne garde ni copie ni envoi", async () => {
    answers["POST rest"] = () =>
      Response.json({ message: "error: document_quota" }, { status: 400 });
    assert.deepEqual(await call(), refusal(409, "document_quota"));
    assert.equal(beginning("DELETE").length, 2);
  });

  it("dit d'un fichier absent qu'il est absent", async () => {
    answers["GET storage"] = () => new Response("{}", { status: 400 });
    assert.deepEqual(await call(), refusal(404, "not_found"));
  });

  it("répond aussi quand la plateforme ne répond pas", async () => {
    answers["GET storage"] = () => Promise.reject(new DOMException("late", "TimeoutError"));
    assert.deepEqual(await call(), refusal(502, "not_registered"));
  });

  for (const body of ["", "{", "null", "[]", '{"path":1}']) {
    it(`refuse la demande ${JSON.stringify(body)}`, async () => {
      assert.deepEqual(await call({ body }), refusal(400, "invalid_request"));
      assert.deepEqual(asked, []);
    });
  }
});
