import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deflateSync } from "node:zlib";
import { handle } from "#supabase/functions/register-document/handler.ts";
import { setPlatform } from "./stage.ts";

const USER = "6f6b1c1e-0000-4000-8000-000000000001";
const ID = "6f6b1c1e-0000-4000-8000-0000000000bb";
const PATH = `${USER}/6f6b1c1e-0000-4000-8000-0000000000aa.pdf`;

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file =
  (body = "1 0 obj << /Type /Catalog >> endobj") =>
  () =>
    new Response(latin1(`%PDF-1.4\n${body}\nstartxref\n9\n%%EOF\n`));

const stage = () =>
  setPlatform(
    handle,
    { path: PATH, file_name: "cv.pdf" },
    {
      "GET auth": () => Response.json({ id: USER }),
      "GET storage": file(),
      "POST storage": () => Response.json({}),
      "DELETE storage": () => Response.json([]),
      "POST rest": () => Response.json({ id: ID, user_id: USER }),
    },
  );

describe("register-document", () => {
  it("demande qui appelle avant de toucher au fichier", async () => {
    const { answers, requests, refusal, beginning } = stage();
    answers["GET auth"] = () => new Response("{}", { status: 401 });
    assert.deepEqual(await refusal(), [401, "not_signed_in"]);
    assert.deepEqual(await refusal({ headers: {} }), [401, "not_signed_in"]);
    assert.deepEqual(requests, ["GET auth/v1/user publishable Bearer jeton"]);
    answers["GET auth"] = () => Response.json({ id: USER.replace("1c1e", "2c2e") });
    assert.deepEqual(await refusal(), [400, "invalid_request"]);
    assert.deepEqual(beginning("GET storage"), []);
  });

  it("garde sous un autre nom, inscrit ce nom-là, puis enlève l'envoi", async () => {
    const { call, requests, beginning } = stage();
    const response = await call();
    assert.deepEqual([response.status, await response.json()], [200, { success: true, id: ID }]);
    const [stored = ""] = beginning("POST storage/v1/object/cvs/");
    const [, key = ""] = new RegExp(`cvs/(${USER}/[0-9a-f-]{36}\\.pdf)`).exec(stored) ?? [];
    assert.notEqual(key, "");
    assert.notEqual(key, PATH);
    const args = JSON.stringify({ owner: USER, path: key, file_name: "cv.pdf" });
    const by = "secret Bearer secret";
    assert.deepEqual(beginning("POST rest"), [`POST rest/v1/rpc/register_document ${by} ${args}`]);
    assert.deepEqual(beginning("DELETE"), [
      `DELETE storage/v1/object/cvs ${by} {"prefixes":["${PATH}"]}`,
    ]);
    assert.ok(requests.every((question) => /^GET auth.* publishable|^.* secret /.test(question)));
  });

  const script = String.fromCharCode(...deflateSync("<< /S /JavaScript /JS (x) >>"));
  const grouped = `5 0 obj << /Type /ObjStm >>\nstream\n${script}\nendstream\nendobj`;
  for (const [what, answer, reason] of [
    ["du HTML", () => new Response("<!doctype html>"), "invalid_file"],
    ["un script", file("1 0 obj << /S /#4aavaScript >> endobj"), "active_pdf"],
    ["un script compressé", file(grouped), "invalid_file"],
  ] as const) {
    it(`enlève ${what} et n'en inscrit rien`, async () => {
      const { answers, refusal, beginning } = stage();
      answers["GET storage"] = answer;
      assert.deepEqual(await refusal(), [422, reason]);
      assert.equal(beginning("DELETE").length, 1);
      assert.deepEqual(beginning("POST"), []);
    });
  }

  for (const start of ["GET auth", "GET storage", "POST storage", "POST rest"]) {
    it(`laisse l'envoi où il est quand « ${start} » échoue, et ne garde pas de copie`, async () => {
      const { answers, refusal, beginning } = stage();
      answers[start] = () => new Response("{}", { status: 503 });
      assert.deepEqual(await refusal(), [502, "not_registered"]);
      const removed = beginning("DELETE");
      assert.equal(removed.length, start === "POST rest" ? 1 : 0);
      assert.ok(!removed.some((question) => question.includes(PATH)));
    });
  }

  it("réussit même si l'envoi ne s'enlève pas", async () => {
    const { answers, call } = stage();
    answers["DELETE storage"] = () => new Response("{}", { status: 503 });
    assert.equal((await call()).status, 200);
  });

  const full = () => Response.json({ message: "error: document_quota" }, { status: 400 });
  const late = () => Promise.reject(new DOMException("late", "TimeoutError"));
  for (const [what, start, answer, status, error, removed] of [
    ["dit que la place manque, et ne garde rien", "POST rest", full, 409, "document_quota", 2],
    ["dit d'un fichier absent qu'il est absent", "GET storage", full, 404, "not_found", 0],
    ["répond aussi quand la plateforme tarde", "GET storage", late, 502, "not_registered", 0],
  ] as const) {
    it(what, async () => {
      const { answers, refusal, beginning } = stage();
      answers[start] = answer;
      assert.deepEqual(await refusal(), [status, error]);
      assert.equal(beginning("DELETE").length, removed);
    });
  }

  for (const body of ["", "{", "null", "[]", '{"path":1}']) {
    it(`refuse la demande ${JSON.stringify(body)}`, async () => {
      const { refusal, requests } = stage();
      assert.deepEqual(await refusal({ body }), [400, "invalid_request"]);
      assert.deepEqual(requests, []);
    });
  }
});
