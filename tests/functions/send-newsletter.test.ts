import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-newsletter/handler.ts";
import { stage } from "./newsletter-stage.ts";
import { SECRET } from "./stage.ts";

const READERS = ["a", "b", "c"].map((name) => `${name}@exemple.ca`);

describe("send-newsletter", () => {
  it("fait le numéro s'il est dû, puis l'envoie à chacun", async () => {
    const { call, sent, calls } = stage(...READERS);
    assert.deepEqual(await call(handle, {}, SECRET), {
      status: 200,
      body: { success: true, number: null },
    });
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      READERS.map((to) => [to, "Infolettre nº\u00A012 · Un guide"]),
    );
    assert.deepEqual(calls[0], { name: "publish_newsletter", args: { at_once: false } });
    assert.deepEqual((await call(handle, { now: true }, SECRET)).body, {
      success: true,
      number: 12,
    });
    assert.deepEqual(calls.findLast(({ name }) => name === "publish_newsletter")?.args, {
      at_once: true,
    });
  });

  it("dit son adresse postale et comment se désabonner, d'un clic aussi (RFC 8058)", async () => {
    const { call, sent } = stage("a@exemple.ca");
    await call(handle, {}, SECRET);
    const link = "https://site.example/infolettre/desabonnement?jeton=jeton-0";
    assert.deepEqual(sent[0]?.headers, {
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Message-ID": "<infolettre-12-0@site.example>",
    });
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      assert.match(part ?? "", /1, rue du Port, Québec/);
      assert.match(part ?? "", /infolettre\/se-desabonner\?jeton=jeton-0/);
      assert.match(part ?? "", /https:\/\/site\.example\/infolettre\/12/);
    }
  });

  it("n'envoie rien sans adresse postale", async () => {
    const { call, sent, calls } = stage("a@exemple.ca");
    const without: typeof handle = (request, environment) =>
      handle(request, { ...environment, postalAddress: " " });
    const { status, body } = await call(without, {}, SECRET);
    assert.deepEqual([status, body], [500, { success: false, error: "no_postal_address" }]);
    const args = { job: "send-newsletter", outcome: "failed", told: null };
    assert.deepEqual([sent, calls], [[], [{ name: "note_run", args }]]);
  });

  it("montre d'avance ce qui partirait, sans rien faire ni envoyer", async () => {
    const { call, sent, calls } = stage("a@exemple.ca");
    const { status, body } = await call(handle, { preview: true }, SECRET);
    assert.equal(status, 200);
    const { mail } = body as { mail: { to: string; text: string } };
    assert.equal(mail.to, "bonjour@site.example");
    assert.match(mail.text, /Un guide\nEn bref\./);
    assert.deepEqual([sent, calls.map(({ name }) => name)], [[], ["preview_newsletter"]]);
    const nothing = stage();
    assert.deepEqual((await nothing.call(handle, { preview: true }, SECRET)).body, {
      success: true,
      mail: null,
    });
  });

  it("n'envoie rien deux fois, même à deux appels à la fois", async () => {
    const { call, sent } = stage(...READERS);
    await Promise.all([call(handle, {}, SECRET), call(handle, {}, SECRET)]);
    await call(handle, {}, SECRET);
    assert.deepEqual(sent.map(({ to }) => to).sort(), READERS);
  });

  it("envoie ce qui attend même quand le numéro ne peut pas se faire, et le dit", async () => {
    const { call, sent } = stage(...READERS);
    const answered = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith("publish_newsletter")
        ? new Response("{}", { status: 500 })
        : answered(input, init);
    assert.equal((await call(handle, {}, SECRET)).status, 502);
    assert.equal(sent.length, 3);
  });

  it("garde ce qui n'est pas parti pour le tour suivant", async () => {
    const { call, sent, breakMail } = stage(...READERS);
    breakMail();
    assert.equal((await call(handle, {}, SECRET)).status, 502);
    breakMail(false);
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.equal(sent.length, 3);
  });

  it("n'obéit qu'au planificateur", async () => {
    const { call, calls } = stage(...READERS);
    for (const token of [null, "jeton"]) {
      for (const body of [{}, { now: true }, { preview: true }]) {
        assert.equal((await call(handle, body, token)).status, 401);
      }
    }
    assert.equal((await call(handle, "null", SECRET)).status, 400);
    assert.deepEqual(calls, []);
  });
});
