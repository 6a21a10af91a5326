import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { handle } from "#supabase/functions/open-application-cv/handler.ts";

const APPLICATION = "6f6b1c1e-0000-4000-8000-0000000000aa";
const PATH = "6f6b1c1e-0000-4000-8000-000000000001/6f6b1c1e-0000-4000-8000-0000000000bb.pdf";
const environment = {
  supabaseUrl: "http://base.test",
  publishableKey: "publishable",
  secretKey: "secret",
};

/** What was asked of the platform, and with which key and whose word. */
let asked: string[];
let answers: Record<string, () => Response | Promise<Response>>;
const { fetch: realFetch } = globalThis;
const { error: realError } = console;

async function call(init: RequestInit = {}) {
  const request = new Request("http://base.test/functions/v1/open-application-cv", {
    method: "POST",
    headers: { authorization: "Bearer jeton" },
    body: JSON.stringify({ application_id: APPLICATION }),
    ...init,
  });
  const response = await handle(request, environment);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const refusal = async (answer: ReturnType<typeof call>) => {
  const { status, text } = await answer;
  return [status, JSON.parse(text).error];
};

beforeEach(() => {
  asked = [];
  answers = {
    "GET auth": () => Response.json({ id: "quelqu'un" }),
    "POST rest": () => Response.json(PATH),
    "GET storage": () => new Response("%PDF-"),
  };
  console.error = () => {};
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const question = `${init?.method ?? "GET"} ${pathname.slice(1)}`;
    asked.push(`${question} ${headers.get("apikey")} ${headers.get("authorization")}`);
    const known = Object.keys(answers).find((start) => question.startsWith(start));
    return answers[known ?? ""]?.() ?? new Response(null, { status: 404 });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  console.error = realError;
});

describe("open-application-cv", () => {
  it("demande le droit au nom de qui appelle, puis lit avec la clé secrète", async () => {
    const { status, headers, text } = await call();
    assert.deepEqual([status, text], [200, "%PDF-"]);
    assert.equal(headers.get("content-type"), "application/pdf");
    assert.equal(headers.get("cache-control"), "no-store");
    assert.deepEqual(asked, [
      "GET auth/v1/user publishable Bearer jeton",
      "POST rest/v1/rpc/open_application_cv publishable Bearer jeton",
      `GET storage/v1/object/cvs/${PATH} secret Bearer secret`,
    ]);
  });

  it("ne lit rien pour qui n'est pas connu, ni pour qui n'a pas le droit", async () => {
    answers["POST rest"] = () => Response.json({ message: "cv_not_available" }, { status: 400 });
    assert.deepEqual(await refusal(call()), [404, "cv_not_available"]);
    answers["GET auth"] = () => new Response("{}", { status: 401 });
    assert.deepEqual(await refusal(call()), [401, "not_signed_in"]);
    assert.deepEqual(await refusal(call({ headers: {} })), [401, "not_signed_in"]);
    assert.equal(asked.filter((question) => question.includes("storage")).length, 0);
  });

  it("dit d'un fichier qui n'est plus là qu'il n'est pas à ouvrir", async () => {
    answers["GET storage"] = () => new Response("{}", { status: 400 });
    assert.deepEqual(await refusal(call()), [404, "cv_not_available"]);
  });

  for (const start of ["GET auth", "POST rest", "GET storage"]) {
    it(`répond aussi quand « ${start} » échoue`, async () => {
      answers[start] = () => new Response("{}", { status: 503 });
      assert.deepEqual(await refusal(call()), [502, "not_opened"]);
    });
  }

  for (const body of ["", "{", "null", "[]", '{"application_id":1}']) {
    it(`refuse la demande ${JSON.stringify(body)}`, async () => {
      assert.deepEqual(await refusal(call({ body })), [400, "invalid_request"]);
      assert.deepEqual(asked, []);
    });
  }
});
