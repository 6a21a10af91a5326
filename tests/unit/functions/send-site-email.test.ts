import { beforeEach, describe, expect, it } from "vitest";
import { type OutboxMail, setStage } from "#tests/functions/stage.ts";
import { handle } from "@/supabase/functions/send-site-email/handler.ts";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const OTHER = "6f6b1c1e-0000-4000-8000-000000000002";
const contact = {
  ...{ id: ID, name: "Aïcha", type: "general", subject: "Bonjour", message: "Une question" },
};
const alertRequest = { kind: "job", frequency: "weekly", token: "d", confirm_token: "c" };
const NOT_SENT = { success: false, error: "not_sent" };

/** What waits in the outbox; a test changes what it is about. */
let outbox: OutboxMail[];
let stage: ReturnType<typeof setStage>;
const call = (body: unknown) => stage.call(handle, body);
const put = (key: string, template: string, recipient: string | null, data: object) =>
  void outbox.push({ key, template, recipient, data: { ...data } });
const subjects = () => stage.sent.map(({ to, subject }) => `${to} ${subject}`);

beforeEach(() => {
  outbox = [];
  stage = setStage({}, outbox);
});

describe("send-site-email, message de contact", () => {
  beforeEach(() => {
    put(`contact:${ID}`, "contact", "aicha@exemple.ca", contact);
    put(`contact:${ID}:ack`, "contact-ack", "aicha@exemple.ca", contact);
  });

  it("écrit au site et accuse réception, une seule fois, de ce que dit la base", async () => {
    const forged = { to: "victime@exemple.ca", message: "autre" };
    expect((await call({ kind: "contact", id: ID, ...forged })).body).toEqual({ success: true });
    await call({ kind: "contact", id: ID });
    expect(subjects()).toEqual([
      "bonjour@site.example [Question générale] Bonjour",
      "aicha@exemple.ca Nous avons bien reçu votre message",
    ]);
    expect(stage.sent[0]?.text).toContain("Une question");
    expect(JSON.stringify(stage.sent)).not.toMatch(/victime|autre/);
  });

  it.each(["a@exemple.ca,b@exemple.ca", "a@exemple.ca\r\nBcc: b@exemple.ca"])(
    "n'écrit pas à l'adresse %j",
    async (email) => {
      for (const mail of outbox) mail.recipient = email;
      await call({ kind: "contact", id: ID });
      expect(stage.sent).toEqual([]);
    },
  );

  it("dit que rien n'est parti quand trop de messages sont venus", async () => {
    outbox.splice(0);
    expect((await call({ kind: "contact", id: ID })).body).toEqual(NOT_SENT);
  });

  it("dit que le courriel n'est pas parti, et le laisse repartir", async () => {
    stage.breakMail();
    expect(await call({ kind: "contact", id: ID })).toEqual({ status: 502, body: NOT_SENT });
    stage.breakMail(false);
    await call({ kind: "contact", id: ID });
    expect(stage.sent).toHaveLength(2);
  });
});

describe("send-site-email, demandes", () => {
  it("envoie le seul courriel de la demande, avec ce que dit la base", async () => {
    put(`alert-request:${ID}`, "alert-request", "a@exemple.ca", alertRequest);
    put(`newsletter-request:${ID}`, "newsletter-request", "n@exemple.ca", alertRequest);
    put(`employer-check:${ID}`, "employer-check", "a@maison.example", { code: "40718263" });
    put(`invitation:${ID}`, "invitation", "i@exemple.ca", { role: "member", token: "t" });
    for (const kind of ["alert", "newsletter", "employer", "invitation"]) {
      expect((await call({ kind, id: ID.toUpperCase() })).status).toBe(200);
    }
    const active = { ...alertRequest, confirm_token: null };
    put(`alert-request:${OTHER}`, "alert-request", "a@exemple.ca", active);
    await call({ kind: "alert", id: OTHER });
    expect(subjects()).toEqual([
      "a@exemple.ca Confirmez votre alerte",
      "n@exemple.ca Confirmez votre abonnement à l’infolettre",
      expect.stringContaining("a@maison.example"),
      expect.stringContaining("i@exemple.ca"),
      "a@exemple.ca Vous avez déjà cette alerte",
    ]);
    expect(stage.sent[2]?.text).toMatch(/40718263/);
    expect(stage.sent[2]?.text).toContain("maison.example");
  });

  it("ne répète aucun mot de qui demande un code", async () => {
    const employer = "Votre dépôt est bloqué : https://piege.example";
    const data = { code: "40718263", employer, asker: "Service de paie" };
    put(`employer-check:${ID}`, "employer-check", "a@maison.example", data);
    await call({ kind: "employer", id: ID });
    expect(stage.sent).toHaveLength(1);
    expect(JSON.stringify(stage.sent)).not.toMatch(/bloqué|piege|Service de paie/);
  });

  it.each(["alert", "newsletter", "employer", "invitation"])(
    "répond pareil à une demande inconnue (%s)",
    async (kind) => {
      expect((await call({ kind, id: ID })).status).toBe(200);
      expect(stage.sent).toEqual([]);
    },
  );
});

describe("send-site-email, appels mal formés", () => {
  it.each([
    "",
    "{",
    "null",
    { kind: "contact" },
    { kind: "contact", id: "1 or 1=1" },
    { kind: "autre", id: ID },
  ])("refuse %j", async (body) => {
    const refusal = { success: false, error: "invalid_request" };
    expect(await call(body)).toEqual({ status: 400, body: refusal });
    expect(stage.sent).toEqual([]);
  });
});
