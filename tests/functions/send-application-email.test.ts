import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/send-application-email/handler.ts";
import { CALLER, setStage } from "./stage.ts";

const TARGET = "6f6b1c1e-0000-4000-8000-000000000001";
const APPLICATION = "0a0b0c0d-0000-8000-a000-000000000009";

const row = {
  application_id: APPLICATION,
  applied: true,
  has_cv: true,
  applicant_name: "Camille Roy",
  applicant_email: "camille@exemple.ca",
  title: "Analyste",
  company: "Boréal inc.",
  is_open: true,
  recruiter_email: "recruteur@exemple.ca",
  recruiter_name: "Zoé Tremblay",
  answer_due_on: "2027-02-01",
  announced: false,
};

const body = { applicationType: "job", targetId: TARGET, message: "Bonjour,\nme voici." };
const KEY = `application:${APPLICATION}`;
type Change = Partial<Record<keyof typeof row | "kind" | "message", unknown>>;

/** The application's two rows of the outbox, or one before it is stored; the message is the stored one. */
function stage(change: Change = {}, more: Parameters<typeof setStage>[0] = {}) {
  const { message } = body;
  const data = { ...row, kind: "job", ...(change.applied !== false && { message }), ...change };
  const mail = (key: string, template: string, to: unknown) => ({
    ...{ key, template, recipient: to as string | null, data },
  });
  const set = setStage(
    {
      application_mail: () => [{ ...row, ...change, announced: set.claims.get(KEY) === "sent" }],
      ...more,
    },
    [
      mail(KEY, "new-application", data.recruiter_email),
      mail(`${KEY}:ack`, "application-ack", data.applicant_email),
    ],
  );
  return set;
}
const refusal = (status: number, error: string) => ({ status, body: { success: false, error } });

describe("send-application-email", () => {
  it("écrit au recruteur et accuse réception, une seule fois", async () => {
    const { call, sent } = stage();
    assert.deepEqual(await call(handle, body), { status: 200, body: { success: true } });
    assert.deepEqual(await call(handle, body), { status: 200, body: { success: true } });
    const headers = sent.map(({ to, subject, replyTo }) => [to, subject, replyTo]);
    assert.deepEqual(headers, [
      ["recruteur@exemple.ca", "Nouvelle candidature : Analyste", "camille@exemple.ca"],
      ["camille@exemple.ca", "Votre candidature est envoyée : Analyste", undefined],
    ]);
  });

  it("dit dans l'accusé le jour promis, et rien où aucun ne l'est", async () => {
    const promised = stage();
    await promised.call(handle, body);
    assert.match(promised.sent[1]?.text ?? "", /répondre au plus tard le 1er février 2027\./);
    const silent = stage({ answer_due_on: null, kind: "scholarship", message: "" });
    await silent.call(handle, { ...body, applicationType: "scholarship" });
    assert.equal(silent.sent.length, 2);
    assert.doesNotMatch(silent.sent[1]?.text ?? "", /au plus tard|votre message/);
  });

  it("met le message dans les deux parties, et un lien au lieu du CV", async () => {
    const { call, sent } = stage();
    await call(handle, body);
    const [mail] = sent;
    assert.match(mail?.text ?? "", /> Bonjour,\n> me voici\./);
    assert.match(mail?.html ?? "", /Bonjour,\nme voici\./);
    const link = `https://site.example/admin/candidatures/${APPLICATION}`;
    assert.ok(mail?.text.includes(link) && mail.html.includes(link));
  });

  it("prend destinataire, titre et personne de la base, quoi que dise l'appel", async () => {
    const { call, sent, calls } = stage();
    const title = { title: "Faux titre", company: "Fausse société", to: "victime@exemple.ca" };
    const applicant = { applicantName: "Faux nom", applicantEmail: "faux@exemple.ca" };
    await call(handle, { ...body, ...title, ...applicant });
    assert.doesNotMatch(JSON.stringify(sent), /aux|victime/);
    const { args } = calls.find(({ name }) => name === "application_mail") ?? {};
    assert.deepEqual(args, { kind: "job", target_id: TARGET, candidate_id: CALLER });
  });

  it("annonce une proposition avant qu'elle soit enregistrée, et l'accuse après", async () => {
    let applied = false;
    const { call, sent, claims } = stage(
      { applied, kind: "freelance" },
      { application_mail: () => [{ ...row, applied, announced: claims.get(KEY) === "sent" }] },
    );
    const proposal = { ...body, applicationType: "freelance" };
    await call(handle, proposal);
    assert.equal(sent.map(({ to }) => to).join(), "recruteur@exemple.ca");
    // Before it is stored, the words are those of the call.
    assert.match(sent[0]?.text ?? "", /> Bonjour,\n> me voici\./);
    applied = true;
    await call(handle, proposal);
    const subjects = sent.map(({ subject }) => subject).join();
    assert.equal(
      subjects,
      "Nouvelle proposition : Analyste,Votre proposition est envoyée : Analyste",
    );
  });

  it("n'envoie qu'un courriel pour deux onglets à la fois, et les deux l'apprennent", async () => {
    const { call, sent } = stage({ applied: false });
    const application = { ...body, applicationType: "scholarship" };
    const both = await Promise.all([call(handle, application), call(handle, application)]);
    assert.deepEqual([both[0].status, both[1].status, sent.length], [200, 200, 1]);
  });

  it("dit que le courriel n'est pas parti, et le laisse repartir", async () => {
    const { call, sent, breakMail } = stage();
    breakMail();
    assert.deepEqual(await call(handle, body), refusal(502, "not_sent"));
    breakMail(false);
    assert.equal((await call(handle, body)).status, 200);
    assert.equal(sent.length, 2);
  });
});

describe("send-application-email, noms hostiles", () => {
  it("ne laisse aucun retour de ligne dans un en-tête", async () => {
    const hostile = "Analyste\r\nBcc: tous@exemple.ca\u2028Suite";
    const { call, sent } = stage({ title: hostile, applicant_name: "C\r\nBcc: x@exemple.ca" });
    await call(handle, body);
    for (const { subject, to, replyTo = "" } of sent) {
      assert.ok(!/[\r\n\u2028\u2029]/.test(subject + to + replyTo));
    }
    assert.equal(sent[0]?.subject, "Nouvelle candidature : Analyste Bcc: tous@exemple.ca Suite");
  });

  it("échappe le HTML du titre, du nom, de la société et du message", async () => {
    const payload = `<img src=x onerror="alert(1)">`;
    const { call, sent } = stage({
      ...{ title: payload, applicant_name: payload, company: payload, message: payload },
    });
    await call(handle, body);
    for (const { html } of sent) assert.ok(!html.includes("<img"));
    assert.ok(sent[0]?.html.includes("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"));
  });

  it("coupe ce qui est trop long", async () => {
    const long = { title: "T".repeat(5_000), applicant_name: "N".repeat(5_000) };
    const { call, sent } = stage({ ...long, message: "m".repeat(100_000) });
    await call(handle, body);
    assert.ok((sent[0]?.subject.length ?? 999) < 150);
    assert.ok((sent[0]?.text.length ?? 99_999) < 11_500);
  });

  for (const email of ["a@exemple.ca,b@exemple.ca", "a@exemple.ca\r\nBcc: b@exemple.ca"]) {
    it(`n'écrit pas à l'adresse ${JSON.stringify(email)}`, async () => {
      const { call, sent } = stage({ recruiter_email: email });
      assert.equal((await call(handle, body)).status, 409);
      assert.deepEqual(sent, []);
    });
  }
});

describe("send-application-email, refus", () => {
  const refusals: [string, Change, string, string][] = [
    ["une bourse fermée", { applied: false, is_open: false }, "scholarship", "target_closed"],
    ["une candidature à une offre qui n'existe pas", { applied: false }, "job", "not_applied"],
    ["une proposition sans CV", { applied: false, has_cv: false }, "freelance", "cv_required"],
    ["une publication sans recruteur", { recruiter_email: null }, "job", "no_recipient"],
  ];
  for (const [what, change, applicationType, error] of refusals) {
    it(`refuse ${what}`, async () => {
      const { call, sent } = stage(change);
      assert.deepEqual(await call(handle, { ...body, applicationType }), refusal(409, error));
      assert.deepEqual(sent, []);
    });
  }

  it("refuse qui n'est pas connecté, ou dont le jeton est faux", async () => {
    const { call, sent } = stage();
    for (const token of [null, "faux", ""]) {
      assert.equal((await call(handle, body, token)).status, 401);
    }
    assert.deepEqual(sent, []);
  });

  it("refuse qui appelle trop souvent", async () => {
    const tooMany = () => [{ allowed: false, retry_after: 60 }];
    const { call, sent } = stage({}, { take_rate_limit: tooMany });
    assert.equal((await call(handle, body)).status, 429);
    assert.deepEqual(sent, []);
  });

  const types = ["autre", "__proto__"].map((applicationType) => ({ ...body, applicationType }));
  const targets = ["1 or 1=1", [TARGET]].map((targetId) => ({ ...body, targetId }));
  const notObjects = ["", "{", "null", "[]"];
  for (const wrong of [...notObjects, ...types, ...targets, { ...body, message: { html: "x" } }]) {
    it(`refuse l'appel ${JSON.stringify(wrong)}`, async () => {
      const { call, calls } = stage();
      assert.deepEqual(await call(handle, wrong), refusal(400, "invalid_request"));
      assert.deepEqual(calls, []);
    });
  }
});
