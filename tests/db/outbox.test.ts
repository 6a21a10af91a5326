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
  const later = (minutes = 11) =>
    backend.query(
      `update private.outbox set claimed_at = claimed_at - $1 * interval '1 minute',
         due_at = due_at - $1 * interval '1 minute', created_at = created_at - $1 * interval '1 minute'
       where sent_at is null`,
      [minutes],
    );
  /** As nodemailer reports what a mail server answers to a recipient. */
  const refusal = (responseCode: number) =>
    Object.assign(new Error(`${responseCode} refused`), {
      ...{ code: "EENVELOPE", command: "RCPT TO", responseCode },
    });
  const refused =
    (to: string, code = 452) =>
    async (message: MailMessage) => {
      if (message.to === to) throw refusal(code);
      await keep(message);
    };
  const unsent = async () =>
    (await backend.query<{ n: object }>("select unsent_mails() as n"))[0]?.n;

  /** The process ends at the mail of this place, before or after it has left: nothing runs after it. */
  function killedAt(place: number, hasLeft: boolean): Promise<void> {
    return new Promise((resolve) => {
      void round(NOW, async (message) => {
        const isLast = sent.length + 1 === place;
        if (!isLast || hasLeft) await keep(message);
        if (!isLast) return;
        resolve();
        await new Promise(() => {});
      });
    });
  }

  it("tuée avant l'envoi, ne perd ni ne répète rien", async () => {
    await killedAt(3, false);
    expect(sent).toHaveLength(2);
    await round();
    expect(sent).toHaveLength(3);
    await later();
    await round();
    await round();
    expect(readers()).toEqual(READERS);
    expect(await letters.numbers()).toHaveLength(1);
  });

  it("tuée après l'envoi, répète ce courriel sous le même numéro", async () => {
    await killedAt(1, true);
    await later();
    await round();
    const ids = sent.map(({ headers }) => headers?.["Message-ID"]);
    expect([sent.length, new Set(ids).size]).toEqual([5, 4]);
  });

  it("douze adresses refusées n'arrêtent pas la suivante, dans le même tour", async () => {
    const data = { name: null, employer: "Atelier", outcome: "refused", reason: "Non" };
    await backend.query(
      `insert into private.outbox (key, template, recipient, data, due_at)
       select 'essai:' || n, 'employer-decision', 'mort' || n || '@exemple.test', $1::jsonb,
         now() - interval '1 hour' from generate_series(1, 12) n`,
      [JSON.stringify(data)],
    );
    const dead = async (message: MailMessage) => {
      const [, n] = message.to.match(/^mort(\d+)/) ?? [];
      if (n) throw refusal(Number(n) % 2 === 0 ? 550 : 452);
      await keep(message);
    };
    await round(NOW, dead);
    expect(readers()).toEqual(READERS);
    expect(await unsent()).toEqual({ delayed: 6, given_up: 6 });
    // No address is in what is stored of the answer.
    expect(await backend.query("select 1 from private.outbox where error like '%@%'")).toEqual([]);
  });

  it("un serveur qui ne répond pas pendant une heure ne coûte aucun essai, et tout part ensuite, une fois", async () => {
    const down = vi.fn(async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });
    });
    for (let call = 0; call < 6; call += 1) {
      expect((await round(NOW, down)).status).toBe(502);
      await later(10);
    }
    expect(down).toHaveBeenCalledTimes(6);
    expect(await backend.query("select 1 from private.outbox where attempts > 0")).toEqual([]);
    await round();
    await round();
    expect(readers()).toEqual(READERS);
  });

  it("attend de plus en plus après un échec, une semaine en tout", async () => {
    const [first = ""] = READERS;
    await round(NOW, refused(first));
    const waits: unknown[] = [];
    for (let time = 0; time < 8; time += 1) {
      const [mail] = await backend.query<{ key: string; minutes: number }>(
        `select key, round(extract(epoch from due_at - now()) / 60)::integer as minutes
         from private.outbox where sent_at is null`,
      );
      waits.push(mail?.minutes);
      await backend.query("select finish_mail($1, '452 plus tard')", [mail?.key]);
    }
    expect(waits).toEqual([1, 5, 30, 120, 480, 1440, 1440, 1440]);
    await later(7 * 1440);
    expect(await unsent()).toEqual({ delayed: 0, given_up: 1 });
    await round();
    expect(readers()).toEqual(READERS.slice(1));
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

  it("ne garde d'un courriel parti que sa clé", async () => {
    await round(NOW);
    expect(
      await backend.query(
        "select recipient, data, count(*)::integer as n from private.outbox where sent_at is not null group by 1, 2",
      ),
    ).toEqual([{ recipient: null, data: {}, n: 4 }]);
  });

  it("ne prend qu'une fois une clé, même partie ; ne défait pas ce qui est parti", async () => {
    const put = () =>
      backend.query<{ put: boolean }>(
        "select private.enqueue_mail('essai:1', 'inconnu', 'a@exemple.test', '{}') as put",
      );
    const claim = () => backend.query("select key from claim_due_mail(keys => '{essai:1}')");
    expect(await put()).toEqual([{ put: true }]);
    expect(await put()).toEqual([{ put: false }]);
    expect(await claim()).toHaveLength(1);
    expect(await claim(), "pendant l'envoi").toEqual([]);
    await backend.query("select finish_mail('essai:1', 'SMTP muet', 'server')");
    expect(await claim()).toHaveLength(1);
    await backend.query("select finish_mail('essai:1')");
    await backend.query("select finish_mail('essai:1', 'trop tard')");
    expect(await claim()).toEqual([]);
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
