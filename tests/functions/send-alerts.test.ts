import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-alerts/handler.ts";
import { item, stage, waiting } from "./alert-stage.ts";
import { SECRET } from "./stage.ts";

describe("send-alerts", () => {
  it("compare tout, prépare, puis envoie ce qui attend", async () => {
    const { call, sent, calls } = stage({});
    assert.deepEqual(await call(handle, {}, SECRET), { status: 200, body: { success: true } });
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      [["camille@exemple.ca", "1 nouvelle offre d’emploi\u00A0: «\u00A0soudeur\u00A0»"]],
    );
    const names = calls.map(({ name }) => name);
    assert.deepEqual(names.slice(0, 4), [
      "tidy_alerts",
      "match_alerts",
      "match_alerts",
      "prepare_alert_mails",
    ]);
  });

  it("dit son adresse postale et comment tout arrêter, d'un clic aussi", async () => {
    const { call, sent } = stage({});
    await call(handle, {}, SECRET);
    const link = "https://site.example/alertes/desabonnement?jeton=jeton-de-l-alerte";
    assert.equal(sent[0]?.headers?.["List-Unsubscribe"], `<${link}>`);
    assert.equal(sent[0]?.headers?.["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click");
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      assert.match(part ?? "", /1, rue du Port, Québec/);
      assert.match(part ?? "", /se-desabonner\?jeton=jeton-de-l-alerte/);
    }
  });

  it("n'envoie rien sans adresse postale", async () => {
    const { call, sent, calls } = stage({});
    const without: typeof handle = (request, environment) =>
      handle(request, { ...environment, postalAddress: " " });
    const { status, body } = await call(without, {}, SECRET);
    assert.deepEqual([status, body], [500, { success: false, error: "no_postal_address" }]);
    const noted = { name: "note_run", args: { job: "send-alerts", outcome: "failed", told: null } };
    assert.deepEqual([sent, calls], [[], [noted]]);
  });

  it("règle sans envoyer ce qui s'est vidé, ou que personne ne veut plus", async () => {
    const { call, sent, due } = stage({ items: [] }, { email: null });
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.deepEqual([sent, due], [[], []]);
  });

  it("n'envoie rien deux fois, même à deux appels à la fois", async () => {
    const { call, sent } = stage({}, {});
    await Promise.all([call(handle, {}, SECRET), call(handle, {}, SECRET)]);
    await call(handle, {}, SECRET);
    assert.equal(sent.length, 2);
  });

  it("tué au milieu de l'envoi, il reprend où il en était", async () => {
    const { call, sent, due } = stage({}, {}, {});
    /** The process ends while the second mail is on its way: nothing after it is run. */
    const killed: typeof handle = (request, environment) =>
      new Promise((resolve) => {
        const sendMail: typeof environment.sendMail = async (message) => {
          if (sent.length === 0) return environment.sendMail(message);
          resolve(Response.json({}));
          await new Promise(() => {});
        };
        void handle(request, { ...environment, sendMail });
      });
    await call(killed, {}, SECRET);
    assert.equal(sent.length, 1);
    assert.equal(due.length, 2);
    // Somebody holds the second mail; the third does not wait for it.
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.equal(sent.length, 2);
    assert.deepEqual(
      due.map(({ mail_id }) => mail_id),
      ["mail-1"],
    );
  });

  it("garde ce qui n'est pas parti, et l'envoie au tour suivant", async () => {
    const { call, sent, breakMail } = stage({});
    breakMail();
    assert.equal((await call(handle, {}, SECRET)).status, 502);
    breakMail(false);
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.equal(sent.length, 1);
  });

  it("rappelle les échéances, la plus proche d'abord", async () => {
    const { call, sent, reminders } = stage();
    const { mail_id, email, name, token } = waiting;
    const items = [
      { ...item, closes: "2027-01-31" },
      { ...item, kind: "scholarship", title: "Bourse", closes: "2027-01-02" },
    ];
    reminders.push({ mail_id, email, name, token, items });
    await call(handle, {}, SECRET);
    assert.equal(sent[0]?.subject, "2 dates limites approchent");
    assert.match(
      sent[0]?.text ?? "",
      /Bourse[\s\S]*2 janvier 2027[\s\S]*Soudeur[\s\S]*31 janvier 2027/,
    );
  });

  it("ne regarde que ce qui est dû, ou tout sur demande", async () => {
    for (const now of [false, true]) {
      const { call, calls } = stage({});
      await call(handle, { now }, SECRET);
      const { args } = calls.find(({ name }) => name === "prepare_alert_mails") ?? {};
      assert.equal(typeof args?.before, now ? "string" : "object");
    }
  });

  it("n'obéit qu'au planificateur", async () => {
    const { call, calls } = stage({});
    for (const token of [null, "jeton"]) {
      assert.equal((await call(handle, {}, token)).status, 401);
    }
    assert.equal((await call(handle, "null", SECRET)).status, 400);
    assert.deepEqual(calls, []);
  });
});
