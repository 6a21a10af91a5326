import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import { handle } from "@/supabase/functions/send-site-email/handler.ts";

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const contact = {
  id: ID,
  name: "Aïcha",
  email: "aicha@exemple.ca",
  subject: "Bonjour",
  message: "Une question",
  type: "general",
  mail_due: true,
};

const alertRequest = {
  email: "a@exemple.ca",
  kind: "job",
  frequency: "weekly",
  confirm_token: "c" as string | null,
  token: "d",
};

let sent: MailMessage[];
let claimed: Set<string>;
/** What the database answers, by path; a test changes what it is about. */
let database: Record<string, (args: Record<string, string>) => unknown>;

const environment = {
  supabaseUrl: "http://base.test",
  publishableKey: "pub",
  secretKey: "secret",
  siteUrl: "https://site.example",
  siteEmail: "bonjour@site.example",
  postalAddress: "1, rue du Port, Québec",
  sendMail: async (message: MailMessage) => {
    sent.push(message);
  },
};

function call(body: unknown, env: Partial<typeof environment> = {}) {
  const request = new Request("http://base.test/functions/v1/send-site-email", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return handle(request, { ...environment, ...env });
}

beforeEach(() => {
  sent = [];
  claimed = new Set();
  database = {
    contact_messages: () => [contact],
    "rpc/claim_email": ({ key = "" }) => {
      if (claimed.has(key)) return "sent";
      claimed.add(key);
      return "claimed";
    },
    "rpc/finish_email": ({ key = "", error }) => {
      if (error) claimed.delete(key);
      return null;
    },
    "rpc/take_rate_limit": () => [{ allowed: true, retry_after: 0 }],
    "rpc/newsletter_mail": () => [
      { email: "a@exemple.ca", confirm_token: "c", unsubscribe_token: "d" },
    ],
  };
  database["rpc/alert_request_mail"] = () => [alertRequest];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const path = new URL(input).pathname.replace("/rest/v1/", "");
    return Response.json(database[path]?.(JSON.parse(String(init.body ?? "{}"))));
  });
});
afterEach(() => vi.restoreAllMocks());

describe("send-site-email, message de contact", () => {
  it("écrit au site et accuse réception, une seule fois", async () => {
    expect(await (await call({ kind: "contact", id: ID })).json()).toEqual({ success: true });
    await call({ kind: "contact", id: ID });
    expect(sent.map(({ to }) => to)).toEqual(["bonjour@site.example", "aicha@exemple.ca"]);
  });

  it("ne prend ni destinataire ni texte de l'appel", async () => {
    await call({ kind: "contact", id: ID, to: "victime@exemple.ca", message: "autre" });
    expect(sent.map(({ to }) => to)).not.toContain("victime@exemple.ca");
    expect(sent[0]?.text).toContain("Une question");
    expect(sent[0]?.text).not.toContain("autre");
  });

  it("répond pareil à un identifiant inconnu, sans rien envoyer", async () => {
    database.contact_messages = () => [];
    const response = await call({ kind: "contact", id: ID });
    expect(response.status).toBe(200);
    expect(sent).toEqual([]);
  });

  it.each(["a@exemple.ca,b@exemple.ca", "a@exemple.ca\r\nBcc: b@exemple.ca"])(
    "n'écrit pas à l'adresse %j",
    async (email) => {
      database.contact_messages = () => [{ ...contact, email }];
      await call({ kind: "contact", id: ID });
      expect(sent).toEqual([]);
    },
  );

  it("transmet le message, sans accusé, à qui en a déjà trop reçu", async () => {
    database["rpc/take_rate_limit"] = () => [{ allowed: false, retry_after: 60 }];
    await call({ kind: "contact", id: ID });
    expect(sent.map(({ to }) => to)).toEqual(["bonjour@site.example"]);
  });

  it("n'écrit à personne quand trop de messages sont venus, et le dit", async () => {
    database.contact_messages = () => [{ ...contact, mail_due: false }];
    const response = await call({ kind: "contact", id: ID });
    expect(await response.json()).toEqual({ success: false, error: "not_sent" });
    expect(sent).toEqual([]);
  });

  it("dit que le courriel n'est pas parti, et le laisse repartir", async () => {
    const failing = {
      sendMail: async () => {
        throw new Error("connect ECONNREFUSED");
      },
    };
    const response = await call({ kind: "contact", id: ID }, failing);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ success: false, error: "not_sent" });
    await call({ kind: "contact", id: ID });
    expect(sent).toHaveLength(2);
  });
});

describe("send-site-email, vérification d'une entreprise", () => {
  const request = {
    email: "a@maison.example",
    code: "40718263",
  };

  it("écrit un code à l'adresse que dit la base", async () => {
    database["rpc/employer_check_mail"] = () => [request];
    await call({ kind: "employer", id: ID, email: "victime@exemple.ca" });
    expect(sent.map(({ to }) => to)).toEqual(["a@maison.example"]);
    expect(sent[0]?.text).toContain("40718263");
  });

  it("ne répète aucun mot de qui demande : seulement le domaine du destinataire", async () => {
    const employer = "Votre dépôt est bloqué : https://piege.example";
    database["rpc/employer_check_mail"] = () => [
      { ...request, employer, asker: "Service de paie" },
    ];
    await call({ kind: "employer", id: ID });
    const all = JSON.stringify(sent);
    expect(all).not.toMatch(/bloqué|piege|Service de paie/);
    expect(sent[0]?.text).toContain("maison.example");
  });

  it("n'écrit rien sans demande, ni à qui en a déjà trop reçu", async () => {
    database["rpc/employer_check_mail"] = () => [];
    expect((await call({ kind: "employer", id: ID })).status).toBe(200);
    database["rpc/employer_check_mail"] = () => [request];
    // What strangers ask for at an address is counted apart: here six forms were filled in with it.
    database["rpc/take_rate_limit"] = ({ bucket }) => [{ allowed: bucket !== "mail-to" }];
    await call({ kind: "employer", id: ID });
    expect(sent).toHaveLength(1);
    database["rpc/take_rate_limit"] = () => [{ allowed: false }];
    expect((await call({ kind: "employer", id: ID })).status, "et le dit").toBe(502);
    expect(sent).toHaveLength(1);
  });
});

describe("send-site-email, alerte", () => {
  it("demande de confirmer, ou dit que l'alerte existe", async () => {
    await call({ kind: "alert", id: ID });
    database["rpc/alert_request_mail"] = () => [{ ...alertRequest, confirm_token: null }];
    await call({ kind: "alert", id: ID });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["a@exemple.ca", "Confirmez votre alerte"],
      ["a@exemple.ca", "Vous avez déjà cette alerte"],
    ]);
  });

  it("n'envoie rien pour une demande inconnue, ni à qui en a déjà trop reçu", async () => {
    database["rpc/take_rate_limit"] = () => [{ allowed: false, retry_after: 60 }];
    await call({ kind: "alert", id: ID });
    database["rpc/alert_request_mail"] = () => [];
    await call({ kind: "alert", id: ID });
    expect(sent).toEqual([]);
  });
});

describe("send-site-email, infolettre", () => {
  it("envoie la demande de confirmation", async () => {
    await call({ kind: "newsletter", id: ID });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ["a@exemple.ca", "Confirmez votre abonnement à l’infolettre"],
    ]);
  });

  it("n'envoie rien pour une demande inconnue ou déjà servie", async () => {
    database["rpc/newsletter_mail"] = () => [];
    expect((await call({ kind: "newsletter", id: ID })).status).toBe(200);
    expect(sent).toEqual([]);
  });

  it("n'envoie rien à qui en a déjà trop reçu", async () => {
    database["rpc/take_rate_limit"] = () => [{ allowed: false, retry_after: 60 }];
    await call({ kind: "newsletter", id: ID });
    expect(sent).toEqual([]);
  });
});

describe("send-site-email, appels mal formés", () => {
  it.each([
    "",
    "{",
    "null",
    "[]",
    { kind: "contact" },
    { kind: "contact", id: "1 or 1=1" },
    { kind: "contact", id: [ID] },
    { kind: "autre", id: ID },
    { id: ID },
  ])("refuse %j", async (body) => {
    const response = await call(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, error: "invalid_request" });
    expect(sent).toEqual([]);
  });
});
