import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/send-mails/handler.ts";
import { CALLER, SECRET, setStage } from "./stage.ts";

const APPLICATION = "0a0b0c0d-0000-8000-a000-000000000009";

const event = {
  application_id: APPLICATION,
  kind: "status",
  old_status: "En cours",
  status: "Refusée",
  message: null as string | null,
  target_kind: "job",
  title: "Analyste" as string | null,
  company: "Boréal inc.",
  candidate_name: "Camille Roy",
  candidate_email: "camille@exemple.ca",
  recruiter_name: "Zoé Tremblay",
  recruiter_email: "recruteur@exemple.ca" as string | null,
  answer_due_on: "2027-01-31" as string | null,
  publication_id: "0a0b0c0d-0000-8000-a000-00000000000b",
  waiting: null as number | null,
};

/** A database in which the mails of these events are due. */
function stage(...changes: Partial<typeof event>[]) {
  return outboxOf(...changes.map((change) => ({ template: "application", ...change })));
}

/** An outbox with a mail for each of these. */
function outboxOf(...mails: Record<string, unknown>[]) {
  const rows = mails.map(({ template, recipient = "camille@exemple.ca", ...change }, n) => ({
    key: `essai:${n}`,
    template: String(template),
    recipient: recipient as string | null,
    data: { ...(template === "application" ? event : {}), ...change },
  }));
  return setStage({}, rows);
}

const item = {
  ...{ kind: "job", id: APPLICATION, title: "Soudeur·euse", employer: "Acier inc.", town: "Laval" },
  closes: null as string | null,
};
const alert = {
  ...{ template: "alert", name: "Camille Roy", label: "« soudeur »", found: 1, items: [item] },
  ...{ address: "/emplois?q=soudeur", frequency: "daily", kind: "job", token: "jeton-alerte" },
};
const number = {
  ...{ number: 12, published_on: "2026-12-01", found: 1 },
  items: [{ id: APPLICATION, title: "Un guide", excerpt: "En bref." }],
};
const letter = { template: "newsletter", token: "jeton-infolettre", ...number };

const contest = (contest_decision: string) => ({ audience: "contest", contest_decision });
const mailsOf = (sent: { to: string; subject: string }[]) =>
  sent.map(({ to, subject }) => [to, subject]);

describe("send-mails", () => {
  const CANDIDATE = "camille@exemple.ca";
  const RECRUITER = "recruteur@exemple.ca";
  const kinds: [Partial<typeof event>, string, string][] = [
    [{ status: "Entretien" }, CANDIDATE, "Une entrevue pour vous : Analyste"],
    [
      { status: "Entretien", old_status: "Entretien" },
      CANDIDATE,
      "À propos de votre entrevue : Analyste",
    ],
    [{ status: "Refusée" }, CANDIDATE, "Réponse à votre candidature : Analyste"],
    [{ status: "En cours" }, CANDIDATE, "Votre candidature est à l’étude : Analyste"],
    [{ kind: "expired" }, CANDIDATE, "Date limite passée : Analyste"],
    [{ kind: "filled" }, CANDIDATE, "Poste pourvu : Analyste"],
    [{ kind: "filled", target_kind: "freelance" }, CANDIDATE, "Mission attribuée : Analyste"],
    [{ kind: "removed" }, CANDIDATE, "Annonce retirée : Analyste"],
    [{ kind: "left" }, CANDIDATE, "Annonce retirée : Analyste"],
    [{ kind: "reminded" }, RECRUITER, "Relance : Analyste"],
    [{ kind: "withdrawn" }, RECRUITER, "Entrevue annulée : Analyste"],
    [
      { kind: "answer-due", waiting: 3 },
      RECRUITER,
      "3 candidatures attendent votre réponse : Analyste",
    ],
    [{ kind: "unanswered" }, CANDIDATE, "Votre candidature est restée sans réponse : Analyste"],
  ];
  for (const [change, to, subject] of kinds) {
    it(`écrit à ${to} : « ${subject} »`, async () => {
      const { call, sent } = stage(change);
      assert.deepEqual(await call(handle, {}), { status: 200, body: { success: true } });
      assert.deepEqual(mailsOf(sent), [[to, subject]]);
    });
  }

  const decision = {
    ...{ template: "case", recipient: "zoe@exemple.ca", name: "Zoé Tremblay", audience: "owner" },
    ...{ kind: "job", title: "Cueilleur·se", item_id: "j-1", decision: "changes_requested" },
    ...{ reason: "Demande d’argent.\nÀ retirer.", contest_decision: null, application_id: null },
  };
  const candidate = { audience: "candidate", application_id: "a-1" };
  const account = { decision: "suspended", kind: "account", title: null };
  const decisions: [object, string, RegExp][] = [
    [{}, "Correction demandée par l’équipe du site", /> Demande d’argent\.\n> À retirer\./],
    [{ decision: "removed" }, "Contenu retiré du site", /effacé dans 30 jours/],
    [{ decision: "approved", reason: null }, "Votre annonce est en ligne", /emplois\/j-1/],
    [account, "Votre compte est suspendu", /espace-utilisateur\/decisions/],
    [contest("upheld"), "Décision maintenue après votre contestation", /nous la maintenons/],
    [contest("overturned"), "Décision annulée", /de nouveau en ligne/],
    [{ audience: "reporter" }, "Réponse à votre signalement", /« Cueilleur·se »/],
    [
      candidate,
      "Une annonce à laquelle vous avez postulé a été retirée",
      // Neither the reason nor who reported it.
      /^(?!.*Demande d’argent).*antifraudcentre-centreantifraude\.ca.*candidatures\/a-1/s,
    ],
  ];
  for (const [change, subject, says] of decisions) {
    it(`écrit d'une décision : « ${subject} »`, async () => {
      const { call, sent } = outboxOf({ ...decision, ...change });
      assert.deepEqual(await call(handle, {}), { status: 200, body: { success: true } });
      assert.deepEqual(mailsOf(sent), [["zoe@exemple.ca", subject]]);
      assert.match(sent[0]?.text ?? "", says);
    });
  }

  it("joint le mot du recruteur, échappé", async () => {
    const { call, sent } = stage({ message: "À <b>bientôt</b>\net merci" });
    await call(handle, {});
    assert.match(sent[0]?.html ?? "", /À &lt;b&gt;bientôt&lt;\/b&gt;\net merci/);
    assert.match(sent[0]?.text ?? "", /> À <b>bientôt<\/b>\n> et merci/);
  });

  it("ne demande que ce que la personne a fait elle-même", async () => {
    const { call, calls } = stage({});
    await call(handle, {});
    const claim = calls.find(({ name }) => name === "claim_due_mail");
    assert.equal(claim?.args.caller, CALLER);
    assert.ok(!calls.some(({ name }) => name === "log_application_terms"));
  });

  it("fait pour le planificateur ce qui est dû, puis l'envoie", async () => {
    const { call, calls } = stage({});
    assert.deepEqual(await call(handle, {}, SECRET), {
      status: 200,
      body: { success: true, number: null },
    });
    const first = calls.slice(0, 7).map(({ name }) => name);
    const made = "log_application_terms publish_newsletter";
    const sent =
      "prepare_deadline_reminders prepare_weekly_digests claim_alerts claim_due_mail finish_mail";
    assert.equal(first.join(" "), `${made} ${sent}`);
    assert.equal(calls[5]?.args.caller, null);
  });

  it("ne refait que la candidature demandée", async () => {
    const other = "0a0b0c0d-0000-8000-a000-00000000000a";
    const { call, sent } = stage({}, { application_id: other, title: "Autre" });
    await call(handle, { applicationId: other.toUpperCase() });
    assert.deepEqual(mailsOf(sent), [
      [event.candidate_email, "Réponse à votre candidature : Autre"],
    ]);
  });

  it("s'arrête avant d'être arrêté quand le serveur de courriel tarde, et finit au tour suivant", async () => {
    const { call, sent, atEachMail, calls } = stage({}, {}, {}, {}, {}, {});
    const { now } = Date;
    let late = 0;
    Date.now = () => now() + late;
    try {
      atEachMail(() => {
        late += 4_000;
      });
      assert.equal((await call(handle, {}, SECRET)).status, 503);
      assert.equal(sent.length, 3);
      assert.equal(calls.at(-1)?.name, "record_run");
      atEachMail(() => {});
      assert.equal((await call(handle, {}, SECRET)).status, 200);
      assert.equal(sent.length, 6);
    } finally {
      Date.now = now;
    }
  });

  it("règle sans écrire ce qui n'a plus de destinataire", async () => {
    const { call, sent, claims } = outboxOf(
      { template: "application", kind: "reminded", recruiter_email: null },
      { template: "alert", recipient: null },
      { ...alert, recipient: "a@b.ca, c@d.ca" },
    );
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.deepEqual([sent, [...claims.values()]], [[], ["sent", "sent", "sent"]]);
  });

  it("nomme une publication dont le titre est perdu", async () => {
    const { call, sent } = stage({ kind: "removed", title: null });
    await call(handle, {});
    assert.equal(sent[0]?.subject, "Annonce retirée : Titre non disponible");
  });

  it("refuse qui n'est pas connecté", async () => {
    const { call, calls } = stage({});
    for (const token of [null, "faux"]) assert.equal((await call(handle, {}, token)).status, 401);
    assert.deepEqual(calls, []);
  });

  for (const wrong of ["", "null", { applicationId: "1 or 1=1" }, { applicationId: 3 }]) {
    it(`refuse l'appel ${JSON.stringify(wrong)}`, async () => {
      const { call } = stage({});
      assert.equal((await call(handle, wrong)).status, 400);
    });
  }

  it("note son passage pour le planificateur, non pour une personne", async () => {
    const notes = (stage: { calls: { name: string; args: object }[] }) =>
      stage.calls.filter(({ name }) => name === "record_run").map(({ args }) => args);
    const round = stage({});
    await round.call(handle, {}, SECRET);
    const counts = { sent: 1, refused: 0, delayed: 0, given_up: 0 };
    const run = { job: "send-mails", counts };
    assert.deepEqual(notes(round), [{ ...run, outcome: "done" }]);
    const personal = stage({});
    await personal.call(handle, {});
    assert.deepEqual(notes(personal), []);
    const stuck = stage({});
    stuck.breakMail();
    await stuck.call(handle, {}, SECRET);
    assert.deepEqual(notes(stuck), [{ ...run, outcome: "failed", counts: { ...counts, sent: 0 } }]);
  });

  it("dit d'une alerte son adresse postale et comment tout arrêter, d'un clic aussi", async () => {
    const { call, sent } = outboxOf(alert);
    await call(handle, {}, SECRET);
    assert.equal(sent[0]?.subject, "1 nouvelle offre d’emploi\u00A0: «\u00A0soudeur\u00A0»");
    assert.deepEqual(sent[0]?.headers, {
      "List-Unsubscribe": "<https://site.example/alertes/desabonnement?jeton=jeton-alerte>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Message-ID": "<essai-0@site.example>",
    });
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      assert.match(part ?? "", /1, rue du Port, Québec/);
      assert.match(part ?? "", /se-desabonner\?jeton=jeton-alerte/);
    }
  });

  it("envoie l'infolettre, qui se lit en ligne et se quitte d'un clic (RFC 8058)", async () => {
    const { call, sent } = outboxOf(letter);
    await call(handle, {}, SECRET);
    assert.equal(sent[0]?.subject, "Infolettre nº\u00A012 · Un guide");
    const link = "https://site.example/infolettre/desabonnement?jeton=jeton-infolettre";
    assert.equal(sent[0]?.headers?.["List-Unsubscribe"], `<${link}>`);
    assert.match(sent[0]?.text ?? "", /https:\/\/site\.example\/infolettre\/12/);
  });

  it("rappelle les échéances, la plus proche d'abord", async () => {
    const items = [
      { ...item, closes: "2027-01-31" },
      { ...item, kind: "scholarship", title: "Bourse", closes: "2027-01-02" },
    ];
    const { call, sent } = outboxOf({ template: "deadline-reminder", token: "t", items });
    await call(handle, {}, SECRET);
    assert.equal(sent[0]?.subject, "2 dates limites approchent");
    assert.match(sent[0]?.text ?? "", /Bourse.*2 janvier 2027.*Soudeur.*31 janvier 2027/s);
  });

  it("résume le lundi, et se quitte d'un clic", async () => {
    const items = [{ id: "o-1", title: "Soudeur·euse", waiting: 1, fresh: 1, late: 1 }];
    const digest = { template: "weekly-digest", token: "t", name: null };
    const { call, sent } = outboxOf(
      { ...digest, items: [...items, { ...items[0], id: "o-2", waiting: 2, fresh: 0 }] },
      { ...digest, items },
      { ...digest, recipient: null, items: null },
    );
    await call(handle, {}, SECRET);
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      [
        "3 candidatures attendent votre réponse, dont 2 en retard",
        "Une candidature attend votre réponse",
      ],
    );
    assert.match(sent[0]?.headers?.["List-Unsubscribe"] ?? "", /alertes\/desabonnement\?jeton=t>/);
    assert.match(
      sent[0]?.text ?? "",
      /Vous avez 3 candidatures en attente de réponse, dont 2 en retard et 1 reçue/,
    );
    assert.match(sent[0]?.text ?? "", /statut=en-cours&publication=o-1/);
  });

  it("un courriel qui ne peut s'écrire laisse passer les autres", async () => {
    const { call, sent, log } = outboxOf(
      { template: "alert", recipient: null, error: "division by zero" },
      { template: "inconnu" },
      alert,
    );
    assert.equal((await call(handle, {}, SECRET)).status, 502);
    assert.deepEqual([sent.length, log.length], [1, 2]);
  });

  it("cinquante adresses refusées n'arrêtent pas la suivante, dans le même tour", async () => {
    const dead = Array.from({ length: 50 }, (_, n) => ({ ...alert, recipient: `mort${n}@b.ca` }));
    const { call, sent, atEachMail } = outboxOf(...dead, alert);
    let refused = 0;
    atEachMail(() => {
      if (refused === 50) return;
      refused += 1;
      throw Object.assign(new Error("550"), { ...RCPT, responseCode: 550 });
    });
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.deepEqual(mailsOf(sent).length, 1);
  });

  const RCPT = { code: "EENVELOPE", command: "RCPT TO" };
  const failures: [string, object, string, number, number][] = [
    ["un refus du destinataire", { ...RCPT, responseCode: 550 }, "refused", 200, 4],
    ["une boîte pleine", { ...RCPT, responseCode: 452 }, "temporary", 502, 4],
    [
      "un message refusé",
      { code: "EMESSAGE", command: "DATA", responseCode: 554 },
      "temporary",
      502,
      4,
    ],
    ["une politique", { ...RCPT, responseCode: 550, message: "550 5.7.1 no" }, "temporary", 502, 4],
    ["un serveur qui se tait", { code: "ETIMEDOUT", command: "CONN" }, "server", 502, 1],
    ["un serveur qui ferme", { ...RCPT, responseCode: 421 }, "server", 502, 1],
    ["un mot de passe refusé", { code: "EAUTH", responseCode: 535 }, "server", 502, 1],
  ];
  for (const [what, answer, failure, status, claimed] of failures) {
    it(`${what} : ${failure}, et le tour ${claimed > 1 ? "continue" : "s'arrête"}`, async () => {
      const { call, calls, atEachMail, failures } = outboxOf(...Array(3).fill(alert));
      atEachMail(() => {
        throw Object.assign(new Error("Non"), answer);
      });
      assert.equal((await call(handle, {}, SECRET)).status, status);
      assert.equal(calls.filter(({ name }) => name === "claim_due_mail").length, claimed);
      assert.deepEqual(failures, Array(claimed > 1 ? 3 : 1).fill(failure));
    });
  }

  it("ne regarde que ce qui est dû, ou tout sur demande", async () => {
    const { call, calls } = outboxOf();
    const lastArgs = (name: string) => calls.findLast((one) => one.name === name)?.args;
    await call(handle, {}, SECRET);
    assert.equal(lastArgs("claim_alerts")?.before, null);
    assert.equal(lastArgs("publish_newsletter")?.at_once, false);
    await call(handle, { alerts: "now", newsletter: "now" }, SECRET);
    assert.equal(typeof lastArgs("claim_alerts")?.before, "string");
    assert.equal(lastArgs("publish_newsletter")?.at_once, true);
  });

  it("sans adresse postale, ne fait ni alerte ni infolettre, et envoie le reste", async () => {
    const { call, calls, sent } = stage({});
    const without: typeof handle = (request, environment) =>
      handle(request, { ...environment, postalAddress: " " });
    assert.deepEqual(await call(without, {}, SECRET), {
      status: 500,
      body: { success: false, error: "no_postal_address" },
    });
    const names = calls.map(({ name }) => name);
    assert.ok(!names.includes("claim_alerts") && !names.includes("publish_newsletter"));
    assert.equal(sent.length, 1);
  });

  it("montre d'avance le numéro qui partirait, sans rien faire ni envoyer", async () => {
    const { call, sent, calls } = setStage({ preview_newsletter: () => number });
    const { body } = await call(handle, { newsletter: "preview" }, SECRET);
    const { mail } = body as { mail: { to: string; text: string } };
    assert.equal(mail.to, "bonjour@site.example");
    assert.match(mail.text, /Un guide\nEn bref\./);
    assert.deepEqual([sent, calls.map(({ name }) => name)], [[], ["preview_newsletter"]]);
    const nothing = setStage({ preview_newsletter: () => null });
    assert.deepEqual((await nothing.call(handle, { newsletter: "preview" }, SECRET)).body, {
      success: true,
      mail: null,
    });
  });
});
