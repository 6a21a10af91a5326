import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { handle } from "#functions/send-alerts/handler.ts";
import { stage } from "./alert-stage.ts";
import { SECRET, setStage } from "./stage.ts";

describe("send-alerts, quand une partie du tour va mal", () => {
  it("n'arrête pas le tour pour une étape qui échoue, mais le dit", async () => {
    const stages = ["tidy_alerts", "match_alerts", "prepare_alert_mails", "due_reminder_mails"];
    for (const broken of stages) {
      const { call, sent, log } = stage({});
      const answered = globalThis.fetch;
      globalThis.fetch = async (input, init) =>
        String(input).endsWith(broken)
          ? new Response("{}", { status: 500 })
          : answered(input, init);
      const { status, body } = await call(handle, {}, SECRET);
      const { reference, ...rest } = body as { reference: string };
      assert.deepEqual([status, rest], [502, { success: false, error: "not_sent" }], broken);
      // One line an event, by the id that the operator is told.
      const lines = log.map((line) => JSON.parse(line));
      assert.deepEqual(
        lines.filter(({ id }) => id === reference).map(({ event }) => event),
        [`send-alerts.${broken}`],
      );
      assert.doesNotMatch(log.join(), /\n|\.ts:/);
      assert.equal(sent.length, 1, broken);
    }
  });

  it("envoie ce qui est prêt, même si comparer ne finit pas, et ne dit pas que tout est fait", async () => {
    const { due } = stage({});
    let now = 0;
    mock.method(Date, "now", () => now);
    const { call, sent } = setStage({
      tidy_alerts: () => null,
      match_alerts: () => {
        now += 1_000;
        return 15;
      },
      prepare_alert_mails: () => 0,
      prepare_deadline_reminders: () => 0,
      due_alert_mails: () => [...due],
      due_reminder_mails: () => [],
      settle_alert_mail: () => due.splice(0) && null,
    });
    const { status, body } = await call(handle, {}, SECRET);
    mock.restoreAll();
    assert.deepEqual([status, body], [503, { success: false, error: "not_finished" }]);
    assert.equal(sent.length, 1);
  });

  it("envoie les autres quand un courriel ne part pas", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ email: `lecteur-${n}@exemple.ca` }));
    const { call, due, sent } = stage(...many);
    const refusing: typeof handle = (request, environment) =>
      handle(request, {
        ...environment,
        sendMail: async (message) => {
          if (message.to === "lecteur-3@exemple.ca") throw new Error("550");
          return environment.sendMail(message);
        },
      });
    assert.equal((await call(refusing, {}, SECRET)).status, 502);
    assert.equal(sent.length, 59);
    assert.deepEqual(
      due.map(({ mail_id }) => mail_id),
      ["mail-3"],
    );
  });

  it("n'insiste pas quand aucun courriel ne part", async () => {
    const { call, calls, breakMail } = stage(...Array.from({ length: 20 }, () => ({})));
    breakMail();
    assert.equal((await call(handle, {}, SECRET)).status, 502);
    assert.equal(calls.filter(({ name }) => name === "claim_email").length, 5);
  });
});
