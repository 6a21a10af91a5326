import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/send-mails/handler.ts";
import { setStage } from "./stage.ts";

const mail = {
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

/** One decision whose mail is due. */
const stage = (change: Partial<typeof mail>) =>
  setStage({}, [
    { key: "case:1", template: "case", recipient: "zoe@exemple.ca", data: { ...mail, ...change } },
  ]);

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
      /de nouveau en ligne/,
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
      const { call, sent } = stage(change);
      assert.deepEqual(await call(handle, {}), { status: 200, body: { success: true } });
      assert.deepEqual(
        sent.map((one) => [one.to, one.subject]),
        [["zoe@exemple.ca", subject]],
      );
      assert.match(sent[0]?.text ?? "", says);
    });
  }

  it("ne disent à qui a postulé ni la raison, ni qui a signalé", async () => {
    const { call, sent } = stage({ audience: "candidate", application_id: "a-1" });
    await call(handle, {});
    assert.doesNotMatch(sent[0]?.text ?? "", /Demande d’argent/);
  });
});
