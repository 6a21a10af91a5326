import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import { handle } from "@/supabase/functions/send-alerts/handler.ts";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { alertsOf } from "./support/alerts";
import { calling, databaseOf } from "./support/function-calls";

const READERS = ["a", "b", "c", "d"].map((name) => `${name}@exemple.test`);

describe("Un envoi d'alertes tué en chemin, sur la vraie base", () => {
  let backend: Backend;
  let alerts: ReturnType<typeof alertsOf>;
  let sent: MailMessage[];
  beforeAll(async () => {
    backend = await startBackend({ seed: false });
    alerts = alertsOf(databaseOf(backend));
  });
  beforeEach(async () => {
    sent = [];
    vi.spyOn(console, "error").mockImplementation(() => {});
    await alerts.clear();
    await backend.query("delete from email_sends");
    for (const email of READERS) {
      await backend.query(
        `insert into alerts (email, kind, asked, label, address, frequency)
         values ($1, 'job', '{"q": "soudeur"}', 'soudeur', '/emplois?q=soudeur', 'daily')`,
        [email],
      );
    }
    await alerts.publish("Soudeur");
  });
  afterAll(() => backend.stop());

  /** One call of the function, up to its answer or to the moment when `sendMail` ends it. */
  function round(sendMail: FunctionEnvironment["sendMail"] = keep): Promise<Response> {
    return handle(...calling(backend, "send-alerts", '{"now":true}', sendMail));
  }

  const keep = async (message: MailMessage) => void sent.push(message);
  const readers = () => sent.map(({ to }) => to).sort();
  /** What a dead sender had claimed is free two minutes later. */
  const later = () =>
    backend.query("update email_sends set claimed_at = claimed_at - interval '3 minutes'");

  /** The process ends when the third mail is to leave: nothing after it runs. */
  function killedAtThird(): Promise<void> {
    return new Promise((resolve) => {
      void round(async (message) => {
        if (sent.length < 2) return keep(message);
        resolve();
        await new Promise(() => {});
      });
    });
  }

  it("ne perd ni ne répète rien", async () => {
    await killedAtThird();
    expect(sent).toHaveLength(2);
    await round();
    expect(sent).toHaveLength(3);
    await later();
    await round();
    await round();
    expect(readers()).toEqual(READERS);
  });

  it("deux envois à la fois n'en font qu'un", async () => {
    await Promise.all([round(), round()]);
    await later();
    await round();
    expect(readers()).toEqual(READERS);
  });

  it("un serveur de courriel en panne n'y change rien", async () => {
    const broken = async () => {
      throw new Error("connect ECONNREFUSED");
    };
    expect((await round(broken)).status).toBe(502);
    expect((await round()).status).toBe(200);
    expect(readers()).toEqual(READERS);
  });

  it("parti sans que personne ne l'ait noté, un courriel revient sous le même Message-ID", async () => {
    let lost: MailMessage | undefined;
    await new Promise<void>((resolve) => {
      void round(async (message) => {
        lost = message;
        resolve();
        await new Promise(() => {});
      });
    });
    await later();
    await round();
    const again = sent.find(({ to }) => to === lost?.to);
    expect(again?.headers?.["Message-ID"]).toMatch(/^<alerte-[0-9a-f-]{36}@site\.example>$/);
    expect(again?.headers).toEqual(lost?.headers);
    expect(readers()).toEqual(READERS);
  });
});
