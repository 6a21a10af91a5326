import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handle } from "#supabase/functions/apply-retention/handler.ts";
import { SECRET, setStage } from "./stage.ts";

type Named = { bucket_id: string; name: string };

const file = (name: string, bucket_id = "cvs"): Named => ({ bucket_id, name });
const many = (count: number) => Array.from({ length: count }, (_, n) => file(`personne/${n}.pdf`));

/**
 * A database that forgets by these batches, and a storage with these files of nothing.
 * @param keeps a storage that says that it removed them, and did not
 */
function stage(batches: Record<string, number>[], files: Named[] = [], keeps = false, words = 0) {
  const left = [...files];
  const requests: string[] = [];
  const set = setStage({
    forget_expired: ({ preview }) => (preview ? batches[0] : batches.shift()) ?? {},
    orphaned_files: ({ most }) => left.slice(0, Number(most)),
    forget_words: () => words,
  });
  const database = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    if (!pathname.startsWith("/storage/")) return database(input, init);
    assert.equal(init?.method, "DELETE");
    const { prefixes } = JSON.parse(String(init?.body)) as { prefixes: string[] };
    const bucket = pathname.split("/").at(-1) ?? "";
    requests.push(`${bucket} ${prefixes.length}`);
    if (keeps) return Response.json([]);
    for (const name of prefixes) {
      const index = left.findIndex((one) => one.bucket_id === bucket && one.name === name);
      if (index >= 0) left.splice(index, 1);
    }
    return Response.json([]);
  };
  const notes = () => set.calls.filter(({ name }) => name === "record_run").map(({ args }) => args);
  return { ...set, left, requests, notes };
}

const done = (removed: object) => ({ status: 200, body: { success: true, removed } });

describe("apply-retention", () => {
  it("oublie par parts jusqu'à ce que rien ne soit dû, puis ôte les fichiers, et dit combien", async () => {
    const batches: Record<string, number>[] = [{ accounts: 200, sent_mails: 3 }, { accounts: 12 }];
    const { call, left, requests, notes } = stage(batches, [
      ...many(130),
      file("p/a.png", "avatars"),
    ]);
    const removed = { accounts: 212, sent_mails: 3, files: 131 };
    assert.deepEqual(await call(handle, {}, SECRET), done(removed));
    assert.deepEqual(left, []);
    assert.deepEqual(requests, ["cvs 100", "cvs 30", "avatars 1"]);
    assert.deepEqual(notes(), [{ job: "apply-retention", outcome: "done", counts: removed }]);
  });

  it("oublie les mots que plus rien ne dit, et les compte", async () => {
    const { call } = stage([], [], false, 3);
    assert.deepEqual(await call(handle, {}, SECRET), done({ words: 3 }));
  });

  it("dit ce qui partirait sans rien ôter, quand on le lui demande", async () => {
    const { call, left, notes } = stage([{ accounts: 2 }], [file("p/a.pdf")]);
    for (const _ of [1, 2]) {
      const answer = await call(handle, { preview: true }, SECRET);
      assert.deepEqual(answer, done({ accounts: 2, files: 1 }));
    }
    assert.equal(left.length, 1);
    assert.deepEqual(notes(), []);
  });

  it("n'écoute que la clé secrète", async () => {
    for (const token of ["jeton", "", null]) {
      const { call, calls } = stage([{ accounts: 2 }]);
      assert.equal((await call(handle, {}, token)).status, 401);
      assert.deepEqual(calls, []);
    }
    const { call, calls } = stage([]);
    assert.equal((await call(handle, "pas du JSON", SECRET)).status, 400);
    assert.deepEqual(calls, []);
  });

  it("s'arrête et le dit quand le stockage n'ôte rien, ou que la base refuse", async () => {
    const stuck = stage([{}], many(150), true);
    const { body } = await stuck.call(handle, {}, SECRET);
    const { reference, ...rest } = body as { reference: string };
    assert.deepEqual(rest, { success: false, error: "not_forgotten" });
    assert.match(stuck.log.join(), new RegExp(`"id":"${reference}","event":"apply-retention"`));
    assert.deepEqual(stuck.requests, ["cvs 100"]);
    assert.equal(stuck.notes()[0]?.outcome, "failed");

    const broken = setStage();
    assert.equal((await broken.call(handle, {}, SECRET)).status, 502);
  });

  it("répond comme d'ordinaire quand son passage n'a pas pu être noté", async () => {
    const nothing = { forget_expired: () => ({}), orphaned_files: () => [], forget_words: () => 0 };
    const record_run = () => Promise.reject(new Error("unknown_job"));
    const { call } = setStage({ ...nothing, record_run });
    assert.equal((await call(handle, {}, SECRET)).status, 200);
  });
});
