import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import { handle } from "@/supabase/functions/send-newsletter/handler.ts";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { calling, databaseOf } from "./support/function-calls";
import { newslettersOf } from "./support/newsletters";
import { createPeople } from "./support/people";

const READERS = ["a", "b", "c", "d"].map((name) => `${name}@exemple.test`);

describe("Un envoi de l'infolettre tué en chemin, sur la vraie base", () => {
  let backend: Backend;
  let letters: ReturnType<typeof newslettersOf>;
  let sent: MailMessage[];
  beforeAll(async () => {
    backend = await startBackend({ seed: false });
    letters = newslettersOf(databaseOf(backend));
    await createPeople(backend.query);
  });
  beforeEach(async () => {
    sent = [];
    vi.spyOn(console, "error").mockImplementation(() => {});
    await letters.clear();
    for (const email of READERS) await letters.subscriber(email);
    await letters.article();
  });
  afterAll(() => backend.stop());

  /** One call of the function, up to its answer or to the moment when `sendMail` ends it. */
  function round(sendMail: FunctionEnvironment["sendMail"] = keep, body = '{"now":true}') {
    return handle(...calling(backend, "send-newsletter", body, sendMail));
  }

  const keep = async (message: MailMessage) => void sent.push(message);
  const readers = () => sent.map(({ to }) => to).sort();
  /** What a dead sender had claimed is free two minutes later. */
  const later = () =>
    backend.query("update email_sends set claimed_at = claimed_at - interval '3 minutes'");

  /** The process ends when the mail of this place is to leave: nothing after it runs. */
  function killedAt(place: number): Promise<MailMessage> {
    return new Promise((resolve) => {
      void round(async (message) => {
        if (sent.length + 1 < place) return keep(message);
        resolve(message);
        await new Promise(() => {});
      });
    });
  }

  it("ne perd ni ne répète rien", async () => {
    await killedAt(3);
    expect(sent).toHaveLength(2);
    await round(keep, "{}");
    expect(sent).toHaveLength(3);
    await later();
    await round(keep, "{}");
    await round(keep, "{}");
    expect(readers()).toEqual(READERS);
    expect(await letters.numbers()).toHaveLength(1);
  });

  it("tué avant le premier courriel, le numéro part au tour suivant", async () => {
    await killedAt(1);
    await later();
    await round(keep, "{}");
    expect(readers()).toEqual(READERS);
  });

  it("deux envois à la fois n'en font qu'un, et qu'un numéro", async () => {
    await Promise.all([round(), round()]);
    await later();
    await round(keep, "{}");
    expect(readers()).toEqual(READERS);
    expect(await letters.numbers()).toHaveLength(1);
  });

  it("un serveur de courriel en panne n'y change rien", async () => {
    const broken = async () => {
      throw new Error("connect ECONNREFUSED");
    };
    expect((await round(broken)).status).toBe(502);
    expect((await round(keep, "{}")).status).toBe(200);
    expect(readers()).toEqual(READERS);
  });

  it("parti sans que personne ne l'ait noté, un courriel revient sous le même Message-ID", async () => {
    const lost = await killedAt(1);
    await later();
    await round(keep, "{}");
    const again = sent.find(({ to }) => to === lost.to);
    expect(again?.headers?.["Message-ID"]).toMatch(/^<infolettre-1-[0-9a-f]{32}@site\.example>$/);
    expect(again?.headers).toEqual(lost.headers);
    expect(readers()).toEqual(READERS);
  });

  it("sans rien de nouveau, rien ne part", async () => {
    await round();
    sent = [];
    expect((await round()).status).toBe(200);
    expect(sent).toEqual([]);
    expect(await letters.numbers()).toHaveLength(1);
  });
});
