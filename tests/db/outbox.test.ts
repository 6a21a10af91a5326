import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FunctionEnvironment, MailMessage } from "#supabase/functions/_shared/environment.ts";
import { handle } from "@/supabase/functions/send-mails/handler.ts";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { alertsOf } from "./support/alerts";
import { calling, databaseOf } from "./support/function-calls";
import { newslettersOf } from "./support/newsletters";
import { createPeople, emailOf } from "./support/people";

const READERS = ["a", "b", "c", "d"].map((name) => `${name}@exemple.test`);
const NOW = '{"alerts":"now","newsletter":"now"}';

describe("La boîte d'envoi, sur la vraie base", () => {
  let backend: Backend;
  let alerts: ReturnType<typeof alertsOf>;
  let letters: ReturnType<typeof newslettersOf>;
  let sent: MailMessage[];
  beforeAll(async () => {
    backend = await startBackend({ seed: false });
    alerts = alertsOf(databaseOf(backend));
    letters = newslettersOf(databaseOf(backend));
    await createPeople(backend.query);
  });
  beforeEach(async () => {
    sent = [];
    vi.spyOn(console, "error").mockImplementation(() => {});
    await alerts.clear();
    await letters.clear();
    for (const email of READERS) await letters.subscriber(email);
    await letters.article();
  });
  afterAll(() => backend.stop());

  const keep = async (message: MailMessage) => void sent.push(message);
  /** One call of the function, up to its answer or to the moment when `sendMail` ends it. */
  const round = (body = "{}", sendMail: FunctionEnvironment["sendMail"] = keep) =>
    handle(...calling(backend, "send-mails", body, sendMail));
  const readers = () => sent.map(({ to }) => to).sort();
  /** What a dead sender had claimed, or what failed, is due again. */
  const later = () =>
    backend.query(
      "update private.outbox set claimed_at = claimed_at - interval '3 minutes', due_at = due_at - interval '3 minutes'",
    );
  const refused = (to: string) => async (message: MailMessage) => {
    if (message.to === to) throw new Error("550 no such user");
    await keep(message);
  };

  /** The process ends when the mail of this place is to leave: nothing after it runs. */
  function killedAt(place: number): Promise<MailMessage> {
    return new Promise((resolve) => {
      void round(NOW, async (message) => {
        if (sent.length + 1 < place) return keep(message);
        resolve(message);
        await new Promise(() => {});
      });
    });
  }

  it("tuée en chemin, ne perd ni ne répète rien", async () => {
    await killedAt(3);
    expect(sent).toHaveLength(2);
    await round();
    expect(sent).toHaveLength(3);
    await later();
    await round();
    await round();
    expect(readers()).toEqual(READERS);
    expect(await letters.numbers()).toHaveLength(1);
  });

  it("deux envois à la fois n'en font qu'un, et qu'un numéro", async () => {
    await Promise.all([round(NOW), round(NOW)]);
    await round();
    expect(readers()).toEqual(READERS);
    expect(await letters.numbers()).toHaveLength(1);
  });

  it("ce qui est refusé laisse passer les autres, et part plus tard", async () => {
    const [first = "", ...others] = READERS;
    expect((await round(NOW, refused(first))).status).toBe(502);
    expect(readers()).toEqual(others);
    await later();
    expect((await round()).status).toBe(200);
    expect(readers()).toEqual(READERS);
  });

  it("n'insiste pas après une semaine, et ne garde d'un courriel parti que sa clé", async () => {
    const [first = ""] = READERS;
    await round(NOW, refused(first));
    await backend.query("update private.outbox set due_at = due_at - interval '8 days'");
    await round();
    expect(sent).toHaveLength(3);
    expect(
      await backend.query(
        "select recipient, data, count(*)::integer as n from private.outbox where sent_at is not null group by 1, 2",
      ),
    ).toEqual([{ recipient: null, data: {}, n: 3 }]);
  });

  it("une clé n'est prise qu'une fois, même partie", async () => {
    const put = () =>
      backend.query<{ put: boolean }>(
        "select private.enqueue_mail('essai:1', 'application', 'a@exemple.test', '{}') as put",
      );
    expect(await put()).toEqual([{ put: true }]);
    expect(await put()).toEqual([{ put: false }]);
    await round();
    expect(await put()).toEqual([{ put: false }]);
  });

  it("une alerte illisible n'arrête ni les autres ni les courriels, et attend une heure", async () => {
    const email = emailOf("candidat");
    const broken = await alerts.follow("candidat", "job", { radius: 25 });
    await alerts.follow("candidat", "job", { q: "soudeur" });
    await backend.query("update alerts set params = $1 where id = $2", [
      JSON.stringify({ radius: "loin" }),
      broken,
    ]);
    await alerts.publish("Soudeur");
    expect((await round('{"alerts":"now"}')).status).toBe(502);
    expect(readers()).toEqual([email]);
    expect((await round('{"alerts":"now"}')).status).toBe(200);
    const [left] = await backend.query<{ again: boolean; stored: boolean }>(
      "select tried_at > now() - interval '1 hour' as again, since < tried_at as stored from alerts where id = $1",
      [broken],
    );
    expect(left).toEqual({ again: true, stored: true });
  });
});
