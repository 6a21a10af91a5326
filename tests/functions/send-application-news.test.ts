import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-application-news/handler.ts";
import { CALLER, SECRET, setStage } from "./stage.ts";

const APPLICATION = "0a0b0c0d-0000-8000-a000-000000000009";

const event = {
  event_id: 7,
  application_id: APPLICATION,
  kind: "status",
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

/** A history in which these events are due until they are settled. */
function stage(...changes: Partial<typeof event>[]) {
  const due = changes.map((change, index) => ({ ...event, event_id: index + 1, ...change }));
  return setStage({
    log_expired_publications: () => 0,
    log_answer_terms: () => 0,
    read_waiting_signals: () => 0,
    due_application_mails: () => due,
    settle_application_mail: ({ event_id }) => {
      const index = due.findIndex((one) => one.event_id === event_id);
      if (index >= 0) due.splice(index, 1);
      return null;
    },
  });
}

describe("send-application-news", () => {
  const kinds: [Partial<typeof event>, string, string][] = [
    [{ status: "Entretien" }, "camille@exemple.ca", "Une entrevue pour vous : Analyste"],
    [{ status: "Refusée" }, "camille@exemple.ca", "Réponse à votre candidature : Analyste"],
    [{ status: "En cours" }, "camille@exemple.ca", "Votre candidature est à l’étude : Analyste"],
    [{ kind: "expired" }, "camille@exemple.ca", "Date limite passée : Analyste"],
    [{ kind: "filled" }, "camille@exemple.ca", "Poste pourvu : Analyste"],
    [
      { kind: "filled", target_kind: "freelance" },
      "camille@exemple.ca",
      "Mission attribuée : Analyste",
    ],
    [{ kind: "removed" }, "camille@exemple.ca", "Annonce retirée : Analyste"],
    [{ kind: "left" }, "camille@exemple.ca", "Annonce retirée : Analyste"],
    [{ kind: "reminded" }, "recruteur@exemple.ca", "Relance : Analyste"],
    [
      { kind: "answer-due", waiting: 3 },
      "recruteur@exemple.ca",
      "3 candidatures attendent votre réponse : Analyste",
    ],
    [{ kind: "unanswered" }, "camille@exemple.ca", "Candidature sans réponse : Analyste"],
  ];
  for (const [change, to, subject] of kinds) {
    it(`écrit à ${to} : « ${subject} »`, async () => {
      const { call, sent } = stage(change);
      assert.deepEqual(await call(handle, {}), { status: 200, body: { success: true } });
      assert.deepEqual(
        sent.map((mail) => [mail.to, mail.subject]),
        [[to, subject]],
      );
    });
  }

  it("dit la vérité quand le recruteur est parti : ni poste pourvu, ni réponse à attendre", async () => {
    const { call, sent } = stage({ kind: "left" });
    await call(handle, {});
    assert.match(sent[0]?.text ?? "", /a quitté Horizon Érable/);
    assert.match(sent[0]?.text ?? "", /Vous n’aurez donc pas de réponse/);
    assert.doesNotMatch(sent[0]?.text ?? "", /a trouvé quelqu’un/);
  });

  it("joint le mot du recruteur, échappé", async () => {
    const { call, sent } = stage({ message: "À <b>bientôt</b>\net merci" });
    await call(handle, {});
    assert.match(sent[0]?.html ?? "", /À &lt;b&gt;bientôt&lt;\/b&gt;\net merci/);
    assert.match(sent[0]?.text ?? "", /> À <b>bientôt<\/b>\n> et merci/);
  });

  it("n'envoie rien deux fois, même à deux appels à la fois", async () => {
    const { call, sent } = stage({}, { kind: "filled" });
    await Promise.all([call(handle, {}), call(handle, {})]);
    await call(handle, {});
    assert.equal(sent.length, 2);
  });

  it("ne demande que ce que la personne a fait elle-même", async () => {
    const { call, calls } = stage({});
    await call(handle, {});
    const asked = calls.find(({ name }) => name === "due_application_mails");
    assert.equal(asked?.args.caller, CALLER);
    assert.ok(!calls.some(({ name }) => name === "log_expired_publications"));
  });

  it("envoie tout pour le planificateur, et note d'abord ce qui a expiré", async () => {
    const { call, calls } = stage({});
    assert.equal((await call(handle, {}, SECRET)).status, 200);
    assert.deepEqual(calls.map(({ name }) => name).slice(0, 3), [
      "log_expired_publications",
      "log_answer_terms",
      "due_application_mails",
    ]);
    assert.equal(calls[2]?.args.caller, null);
    assert.equal(calls.at(-2)?.name, "read_waiting_signals");
  });

  it("ne refait que la candidature demandée", async () => {
    const other = "0a0b0c0d-0000-8000-a000-00000000000a";
    const { call, sent } = stage({}, { application_id: other, title: "Autre" });
    await call(handle, { applicationId: other.toUpperCase() });
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      ["Réponse à votre candidature : Autre"],
    );
  });

  it("garde ce qui n'est pas parti, et l'envoie au tour suivant", async () => {
    const { call, sent, breakMail } = stage({});
    breakMail();
    assert.equal((await call(handle, {})).status, 502);
    breakMail(false);
    assert.equal((await call(handle, {})).status, 200);
    assert.equal(sent.length, 1);
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
      assert.equal((await call(handle, {}, SECRET)).status, 502);
      assert.equal(sent.length, 3);
      assert.equal(calls.at(-1)?.name, "note_run");
      atEachMail(() => {});
      assert.equal((await call(handle, {}, SECRET)).status, 200);
      assert.equal(sent.length, 6);
    } finally {
      Date.now = now;
    }
  });

  it("règle sans écrire ce qui n'a plus de destinataire", async () => {
    const { call, sent, calls } = stage({ kind: "reminded", recruiter_email: null });
    assert.equal((await call(handle, {})).status, 200);
    assert.deepEqual(sent, []);
    assert.ok(calls.some(({ name }) => name === "settle_application_mail"));
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
      stage.calls.filter(({ name }) => name === "note_run").map(({ args }) => args);
    const round = stage({});
    await round.call(handle, {}, SECRET);
    const run = { job: "send-application-news", told: null };
    assert.deepEqual(notes(round), [{ ...run, outcome: "done" }]);
    const personal = stage({});
    await personal.call(handle, {});
    assert.deepEqual(notes(personal), []);
    const stuck = stage({});
    stuck.breakMail();
    await stuck.call(handle, {}, SECRET);
    assert.deepEqual(notes(stuck), [{ ...run, outcome: "failed" }]);
  });
});
