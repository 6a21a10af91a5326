import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-mails/handler.ts";
import { setStage } from "./stage.ts";

const mail = {
  mail_id: "0a0b0c0d-0000-4000-8000-000000000001",
  email: "zoe@exemple.ca" as string | null,
  name: "Zoé Tremblay",
  kind: "job",
  item_id: "item",
  title: "Cueilleur·se",
  outcome: "approved",
  reason: null as string | null,
};

/** Publications that were decided on, whose mails are due until they are settled. */
function stage(changes: Partial<typeof mail>[]) {
  const due = changes.map((change, n) => ({ ...mail, mail_id: `${n}`, ...change }));
  const made = setStage({
    due_gate_mails: () => [...due],
    settle_gate_mail: ({ mail_id }) => {
      due.splice(
        due.findIndex((one) => one.mail_id === mail_id),
        1,
      );
      return null;
    },
  });
  return { ...made, due };
}

describe("Les courriels de ce qui attendait d'être lu", () => {
  const kinds: [Partial<typeof mail>, string, RegExp][] = [
    [{}, "Votre annonce est en ligne", /a accepté votre texte[\s\S]*\/emplois\/item/],
    [
      { outcome: "released", kind: "freelance" },
      "Votre annonce est en ligne",
      /entreprise est vérifiée[\s\S]*\/freelance\/item/,
    ],
    [
      { outcome: "refused", reason: "Nom d’une autre maison." },
      "Votre annonce n’a pas été acceptée",
      /> Nom d’une autre maison\.[\s\S]*\/admin/,
    ],
  ];
  for (const [change, subject, says] of kinds) {
    it(`disent « ${subject} » (${change.outcome ?? "approved"}), une fois`, async () => {
      const { call, sent, due } = stage([change]);
      await Promise.all([call(handle, {}), call(handle, {})]);
      assert.deepEqual(
        sent.map((one) => [one.to, one.subject]),
        [["zoe@exemple.ca", subject]],
      );
      assert.match(sent[0]?.text ?? "", says);
      assert.deepEqual(due, []);
    });
  }

  it("attendent le prochain passage quand la messagerie ne répond pas", async () => {
    const { call, sent, due, breakMail } = stage([{}, { email: null }]);
    breakMail();
    assert.equal((await call(handle, {})).status, 502);
    assert.equal(due.length, 1);
    breakMail(false);
    assert.equal((await call(handle, {})).status, 200);
    assert.equal(sent.length, 1);
  });
});
