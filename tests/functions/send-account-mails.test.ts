import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#functions/send-application-news/handler.ts";
import { setStage } from "./stage.ts";

const mail = { mail_id: "0", email: "zoe@exemple.ca" as string | null, name: "Zoé Tremblay" };

/** What has changed in accounts, due until it is settled. */
function stage(given: { what: string; email?: string | null }[]) {
  const due = given.map((change, n) => ({ ...mail, mail_id: `${n}`, ...change }));
  const made = setStage({
    due_application_mails: () => [],
    due_account_mails: () => [...due],
    settle_account_mail: ({ mail_id }) => {
      due.splice(
        due.findIndex((one) => one.mail_id === mail_id),
        1,
      );
      return null;
    },
  });
  return { ...made, due };
}

describe("Les courriels de la sécurité d'un compte", () => {
  for (const [what, subject] of [
    ["password_changed", "Votre mot de passe a été modifié"],
    ["second_step_added", "Validation en deux étapes activée"],
    ["second_step_removed", "Validation en deux étapes désactivée"],
    ["recovery_code_used", "Un code de secours a servi sur votre compte"],
    ["sessions_ended", "Des appareils ont été déconnectés de votre compte"],
  ] as const) {
    it(`disent « ${subject} », une fois, et quoi faire`, async () => {
      const { call, sent, due } = stage([{ what }]);
      await Promise.all([call(handle, {}), call(handle, {})]);
      assert.deepEqual(
        sent.map((one) => [one.to, one.subject]),
        [["zoe@exemple.ca", subject]],
      );
      assert.match(sent[0]?.text ?? "", /Mot de passe oublié[\s\S]*\/espace-utilisateur\/securite/);
      assert.deepEqual(due, []);
    });
  }

  it("attendent le prochain passage quand la messagerie ne répond pas", async () => {
    const { call, sent, due, breakMail } = stage([
      { what: "sessions_ended" },
      { what: "sessions_ended", email: null },
    ]);
    breakMail();
    assert.equal((await call(handle, {})).status, 502);
    assert.equal(due.length, 1);
    breakMail(false);
    assert.equal((await call(handle, {})).status, 200);
    assert.equal(sent.length, 1);
  });
});
