import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/send-mails/handler.ts";
import { setStage } from "./stage.ts";

const mail = {
  mail_id: "0a0b0c0d-0000-4000-8000-000000000001",
  email: "zoe@exemple.ca" as string | null,
  name: "Zoé Tremblay",
  audience: "owner",
  kind: "job",
  title: "Cueilleur·se" as string | null,
  item_id: "j-1",
  decision: "changes_requested",
  reason: "Demande d’argent.\nÀ retirer." as string | null,
  contest_decision: null as string | null,
  application_id: null as string | null,
};

/** Decisions whose mails are due until they are settled. */
function stage(changes: Partial<typeof mail>[], others: Parameters<typeof setStage>[0] = {}) {
  const due = changes.map((change, n) => ({ ...mail, mail_id: `${n}`, ...change }));
  const made = setStage({
    due_case_mails: () => [...due],
    settle_case_mail: ({ mail_id }) => {
      due.splice(
        due.findIndex((one) => one.mail_id === mail_id),
        1,
      );
      return null;
    },
    ...others,
  });
  return { ...made, due };
}

describe("Les courriels d'une décision", () => {
  const kinds: [Partial<typeof mail>, string, RegExp][] = [
    [{}, "Correction demandée par l’équipe du site", /> Demande d’argent\.\n> À retirer\./],
    [{ decision: "removed" }, "Contenu retiré du site", /effacé dans 30 jours/],
    [{ decision: "approved", reason: null }, "Votre annonce est en ligne", /emplois\/j-1/],
    [
      { decision: "suspended", kind: "account", title: null },
      "Votre compte est suspendu",
      /espace-utilisateur\/decisions/,
    ],
    [
      { audience: "contest", contest_decision: "upheld" },
      "Décision maintenue",
      /nous la maintenons/,
    ],
    [
      { audience: "contest", contest_decision: "overturned" },
      "Décision annulée",
      /redevient comme avant/,
    ],
    [{ audience: "reporter" }, "Réponse à votre signalement", /« Cueilleur·se »/],
    [
      { audience: "candidate", application_id: "a-1" },
      "Une annonce à laquelle vous avez postulé a été retirée",
      /antifraudcentre-centreantifraude\.ca[\s\S]*candidatures\/a-1/,
    ],
  ];
  for (const [change, subject, says] of kinds) {
    it(`dit « ${subject} »`, async () => {
      const { call, sent, due } = stage([change]);
      assert.deepEqual(await call(handle, {}), { status: 200, body: { success: true } });
      assert.deepEqual(
        sent.map((one) => [one.to, one.subject]),
        [["zoe@exemple.ca", subject]],
      );
      assert.match(sent[0]?.text ?? "", says);
      assert.deepEqual(due, []);
    });
  }

  it("ne disent à qui a postulé ni la raison, ni qui a signalé", async () => {
    const { call, sent } = stage([{ audience: "candidate", application_id: "a-1" }]);
    await call(handle, {});
    assert.doesNotMatch(sent[0]?.text ?? "", /Demande d’argent/);
  });

  it("ne partent qu'une fois, même à deux appels à la fois", async () => {
    const { call, sent } = stage([{}, { audience: "reporter" }]);
    await Promise.all([call(handle, {}), call(handle, {})]);
    assert.equal(sent.length, 2);
  });

  it("attendent le prochain passage quand la messagerie ne répond pas", async () => {
    const { call, sent, due, breakMail } = stage([{}]);
    breakMail();
    assert.equal((await call(handle, {})).status, 502);
    assert.equal(due.length, 1);
    breakMail(false);
    assert.equal((await call(handle, {})).status, 200);
    assert.equal(sent.length, 1);
  });

  it("n'ont personne à qui aller : c'est réglé", async () => {
    const { call, sent, due } = stage([{ email: null }, { email: "a@b.ca, c@d.ca" }]);
    await call(handle, {});
    assert.deepEqual([sent, due], [[], []]);
  });

  it("ne remplissent pas la boîte de qui n'a rien demandé", async () => {
    const { call, sent } = stage([{ audience: "reporter" }, {}], {
      take_rate_limit: () => [{ allowed: false, retry_after: 60 }],
    });
    await call(handle, {});
    assert.deepEqual(
      sent.map(({ subject }) => subject),
      ["Correction demandée par l’équipe du site"],
    );
  });
});
