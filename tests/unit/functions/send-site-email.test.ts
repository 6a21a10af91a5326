import { beforeEach, describe, expect, it } from "vitest";
import { setStage } from "#tests/functions/stage.ts";
import { handle } from "@/supabase/functions/send-site-email/handler.ts";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const contact = {
  ...{ id: ID, name: "Aïcha", email: "aicha@exemple.ca", type: "general", mail_due: true },
  ...{ subject: "Bonjour", message: "Une question" },
};
const alertRequest = {
  ...{ email: "a@exemple.ca", kind: "job", frequency: "weekly", token: "d" },
  confirm_token: "c" as string | null,
};

const CONTACTS = "/rest/v1/contact_messages";

/** What was sent, and what the database answers by name: a test changes what it is about. */
let sent: ReturnType<typeof setStage>["sent"];
let database: ReturnType<typeof setStage>["answers"];
let stage: ReturnType<typeof setStage>;
const call = (body: unknown) => stage.call(handle, body);
const NOT_SENT = { success: false, error: "not_sent" };
const recipients = () => sent.map(({ to }) => to);
const tooMany = () => [{ allowed: false, retry_after: 60 }];

beforeEach(() => {
  stage = setStage({
    [CONTACTS]: () => [contact],
    newsletter_mail: () => [{ ...alertRequest, unsubscribe_token: "d" }],
    alert_request_mail: () => [alertRequest],
  });
  ({ sent, answers: database } = stage);
});

describe("send-site-email, message de contact", () => {
  it("écrit au site et accuse réception, une seule fois", async () => {
    expect((await call({ kind: "contact", id: ID })).body).toEqual({ success: true });
    await call({ kind: "contact", id: ID });
    expect(recipients()).toEqual(["bonjour@site.example", "aicha@exemple.ca"]);
  });

  it("ne prend ni destinataire ni texte de l'appel", async () => {
    await call({ kind: "contact", id: ID, to: "victime@exemple.ca", message: "autre" });
    expect(recipients()).not.toContain("victime@exemple.ca");
    expect(sent[0]?.text).toContain("Une question");
    expect(sent[0]?.text).not.toContain("autre");
  });

  it.each(["a@exemple.ca,b@exemple.ca", "a@exemple.ca\r\nBcc: b@exemple.ca"])(
    "n'écrit pas à l'adresse %j",
    async (email) => {
      database[CONTACTS] = () => [{ ...contact, email }];
      await call({ kind: "contact", id: ID });
      expect(sent).toEqual([]);
    },
  );

  it("transmet le message, sans accusé, à qui en a déjà trop reçu", async () => {
    database.take_rate_limit = tooMany;
    await call({ kind: "contact", id: ID });
    expect(recipients()).toEqual(["bonjour@site.example"]);
  });

  it("n'écrit à personne quand trop de messages sont venus, et le dit", async () => {
    database[CONTACTS] = () => [{ ...contact, mail_due: false }];
    expect((await call({ kind: "contact", id: ID })).body).toEqual(NOT_SENT);
    expect(sent).toEqual([]);
  });

  it("dit que le courriel n'est pas parti, et le laisse repartir", async () => {
    stage.breakMail();
    expect(await call({ kind: "contact", id: ID })).toEqual({ status: 502, body: NOT_SENT });
    stage.breakMail(false);
    await call({ kind: "contact", id: ID });
    expect(sent).toHaveLength(2);
  });
});

describe("send-site-email, vérification d'une entreprise", () => {
  const request = { email: "a@maison.example", code: "40718263" };

  it("écrit un code à l'adresse que dit la base", async () => {
    database.employer_check_mail = () => [request];
    await call({ kind: "employer", id: ID, email: "victime@exemple.ca" });
    expect(recipients()).toEqual(["a@maison.example"]);
    expect(sent[0]?.text).toContain("40718263");
  });

  it("ne répète aucun mot de qui demande : seulement le domaine du destinataire", async () => {
    const employer = "Votre dépôt est bloqué : https://piege.example";
    const row = { ...request, employer, asker: "Service de paie" };
    database.employer_check_mail = () => [row];
    await call({ kind: "employer", id: ID });
    expect(JSON.stringify(sent)).not.toMatch(/bloqué|piege|Service de paie/);
    expect(sent[0]?.text).toContain("maison.example");
  });

  it("n'écrit rien sans demande, ni à qui en a déjà trop reçu", async () => {
    database.employer_check_mail = () => [];
    expect((await call({ kind: "employer", id: ID })).status).toBe(200);
    database.employer_check_mail = () => [request];
    // What strangers ask for at an address is counted apart: here six forms were filled in with it.
    database.take_rate_limit = ({ bucket }) => [{ allowed: bucket !== "mail-to" }];
    await call({ kind: "employer", id: ID });
    expect(sent).toHaveLength(1);
    database.take_rate_limit = () => [{ allowed: false }];
    expect((await call({ kind: "employer", id: ID })).status, "et le dit").toBe(502);
    expect(sent).toHaveLength(1);
  });
});

describe("send-site-email, alerte et infolettre", () => {
  it("demandent de confirmer, ou disent que l'alerte existe", async () => {
    await call({ kind: "alert", id: ID });
    database.alert_request_mail = () => [{ ...alertRequest, confirm_token: null }];
    await call({ kind: "alert", id: ID });
    await call({ kind: "newsletter", id: ID });
    expect(sent.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      "a@exemple.ca Confirmez votre alerte",
      "a@exemple.ca Vous avez déjà cette alerte",
      "a@exemple.ca Confirmez votre abonnement à l’infolettre",
    ]);
  });
});

describe("send-site-email n'envoie rien", () => {
  it.each([
    ["contact", CONTACTS],
    ["alert", "alert_request_mail"],
    ["newsletter", "newsletter_mail"],
  ])("pour une demande inconnue (%s), et répond pareil", async (kind, path) => {
    database[path] = () => [];
    expect((await call({ kind, id: ID })).status).toBe(200);
    expect(sent).toEqual([]);
  });

  it.each(["alert", "newsletter"])("à qui en a déjà trop reçu (%s)", async (kind) => {
    database.take_rate_limit = tooMany;
    await call({ kind, id: ID });
    expect(sent).toEqual([]);
  });
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
    expect(sent).toEqual([]);
  });
});
