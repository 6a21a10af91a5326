import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/open-application-cv/handler.ts";
import { setPlatform } from "./stage.ts";

const PATH = "6f6b1c1e-0000-4000-8000-000000000001/6f6b1c1e-0000-4000-8000-0000000000bb.pdf";
const body = { application_id: "6f6b1c1e-0000-4000-8000-0000000000aa" };
const stage = () =>
  setPlatform(handle, body, {
    "GET auth": () => Response.json({ id: "quelqu'un" }),
    "POST rest": () => Response.json(PATH),
    "GET storage": () => new Response("%PDF-"),
  });

describe("open-application-cv", () => {
  it("demande le droit au nom de qui appelle, puis lit avec la clé secrète", async () => {
    const { call, requests } = stage();
    const response = await call();
    assert.deepEqual([response.status, await response.text()], [200, "%PDF-"]);
    assert.equal(response.headers.get("content-type"), "application/pdf");
    assert.equal(response.headers.get("cache-control"), "no-store");
    const rpc = "POST rest/v1/rpc/open_application_cv publishable Bearer jeton";
    assert.deepEqual(requests, [
      "GET auth/v1/user publishable Bearer jeton",
      `${rpc} ${JSON.stringify(body)}`,
      `GET storage/v1/object/cvs/${PATH} secret Bearer secret`,
    ]);
  });

  it("ne lit rien pour qui n'est pas connu, ni pour qui n'a pas le droit", async () => {
    const { answers, refusal, beginning } = stage();
    answers["POST rest"] = () => Response.json({ message: "cv_not_available" }, { status: 400 });
    assert.deepEqual(await refusal(), [404, "cv_not_available"]);
    answers["GET auth"] = () => new Response("{}", { status: 401 });
    assert.deepEqual(await refusal(), [401, "not_signed_in"]);
    assert.deepEqual(await refusal({ headers: {} }), [401, "not_signed_in"]);
    assert.deepEqual(beginning("GET storage"), []);
  });

  it("dit d'un fichier qui n'est plus là qu'il n'est pas à ouvrir", async () => {
    const { answers, refusal } = stage();
    answers["GET storage"] = () => new Response("{}", { status: 400 });
    assert.deepEqual(await refusal(), [404, "cv_not_available"]);
  });

  for (const start of ["GET auth", "POST rest", "GET storage"]) {
    it(`répond aussi quand « ${start} » échoue`, async () => {
      const { answers, refusal } = stage();
      answers[start] = () => new Response("{}", { status: 503 });
      assert.deepEqual(await refusal(), [502, "not_opened"]);
    });
  }

  for (const body of ["", "{", "null", "[]", '{"application_id":1}']) {
    it(`refuse la demande ${JSON.stringify(body)}`, async () => {
      const { refusal, requests } = stage();
      assert.deepEqual(await refusal({ body }), [400, "invalid_request"]);
      assert.deepEqual(requests, []);
    });
  }
});
