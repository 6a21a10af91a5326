import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Refusal } from "@/lib/server/messages";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { lockDataDir } from "@/supabase/local/data-dir";
import { openDatabase } from "@/supabase/local/database";
import { linkIn, waitForMail } from "@/tests/support/accounts/mailbox";
import { startProcess } from "./support/processes";

const PASSWORD = "Erable-2026!";

const GRANTS = `
  select n.nspname || '.' || c.relname as name, c.relacl::text as acl,
         array(select a.attname || a.attacl::text from pg_attribute a
               where a.attrelid = c.oid and a.attacl is not null order by 1) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'storage', 'auth') and c.relkind in ('r', 'v', 'S')
  union all
  select n.nspname || '.' || p.oid::regprocedure, p.proacl::text, '{}'
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
  union all
  select 'default ' || defaclobjtype::text || defaclnamespace::regnamespace, defaclacl::text, '{}'
  from pg_default_acl
  order by 1`;

describe("Le Supabase embarqué", () => {
  let backend: Backend;
  const client = (key = backend.publishableKey) =>
    createClient(backend.url, key, { auth: { persistSession: false } });
  const get = (target: string, init: RequestInit = {}) =>
    fetch(`${backend.url}${target}`, {
      ...init,
      redirect: "manual",
      headers: { apikey: backend.publishableKey, ...init.headers },
    });

  /** A new, confirmed account, signed in. */
  async function signedIn(email: string): Promise<SupabaseClient> {
    const anybody = client();
    await anybody.auth.signUp({ email, password: PASSWORD });
    const link = new URL(linkIn(await waitForMail(email), "/auth/confirm"));
    const { error } = await anybody.auth.verifyOtp({
      type: "signup",
      token_hash: link.searchParams.get("token_hash") ?? "",
    });
    expect(error).toBeNull();
    return anybody;
  }

  beforeAll(async () => {
    backend = await startBackend({ seed: false, siteUrl: "http://site.test" });
    process.env.E2E_MAILBOX_URL = backend.mailboxUrl;
  });
  afterAll(() => backend.stop());

  it.each(["/_system/info", "/_SYSTEM/info", "//_system/info", "/%5fsystem/info", "/%zz"])(
    "ne montre pas sa configuration à %s",
    async (target) => {
      const response = await get(target);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/jwt|secret|pglite/i);
    },
  );

  it("lit une liste vide, que PGlite n'écrirait pas de lui-même, et répond à la suite", async () => {
    const none = await client().from("news_articles").select("id").overlaps("topic_words", []);
    expect([none.status, none.data]).toEqual([200, []]);
    const next = await client().from("news_articles").select("id").limit(1);
    expect(next.error).toBeNull();
  });

  it("laisse les droits tels que les migrations les ont écrits", async () => {
    const before = await backend.query<{ name: string; acl: string }>(GRANTS);
    const visitor = client();
    await visitor.from("jobs").select("id");
    await visitor.from("profiles").select("id");
    await (await signedIn("droits@exemple.ca")).from("profiles").select("id");
    await client(backend.secretKey).from("jobs").select("id");

    expect(await backend.query(GRANTS)).toEqual(before);
    // What is made later is closed to visitors and members, as the foundations say.
    const defaults = before.filter(({ name }) => name.startsWith("default"));
    expect(defaults).not.toEqual([]);
    for (const { acl } of defaults) expect(acl).not.toMatch(/[{,](anon|authenticated)?=/);
    const jobs = before.find(({ name }) => name === "public.jobs");
    expect(jobs?.acl).not.toContain("anon=arwd");
  });

  it("ne confond pas les personnes qui demandent en même temps", async () => {
    const people = await Promise.all(
      ["un", "deux", "trois"].map((name) => signedIn(`${name}@exemple.ca`)),
    );
    const ids = await Promise.all(
      people.map(async (one) => (await one.auth.getUser()).data.user?.id),
    );
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const { data } = await (people[turn % 3] as SupabaseClient).from("profiles").select("id");
        return data?.map(({ id }) => id);
      }),
    );
    expect(answers).toEqual(answers.map((_, turn) => [ids[turn % 3]]));
  });

  it("ne connaît pas une fonction hors du dossier", async () => {
    const target = "/functions/v1/..%2f..%2flocal";
    expect((await get(target, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

describe("Les données sur disque", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "embedded-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** How often it is killed; a release asks for more. */
  const ROUNDS = process.env.FULL ? 3 : 1;
  // Each is a start of the backend: seconds on a quiet machine, a minute on a busy one.
  const options = { timeout: 180_000 };

  it("ne perdent aucune écriture confirmée quand le processus est tué", options, async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { child, url, secretKey } = await startProcess({ dataDir: folder, seed: false });
      const admin = createClient(url, secretKey, { auth: { persistSession: false } });
      const exit = once(child, "exit");
      const write = async () => {
        for (;;) {
          const title = `Offre ${crypto.randomUUID()}`;
          const { error } = await admin
            .from("jobs")
            .insert({ title, company_name: "Essai", description: "Essai", contract_type: "CDI" });
          if (error) return;
          acknowledged.push(title);
          if (acknowledged.length === round * 25) child.kill("SIGKILL");
        }
      };
      await Promise.all([write(), write(), write(), exit]);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 25);

    const backend = await startBackend({ dataDir: folder, seed: false });
    const rows = await backend.query<{ title: string }>("select title from public.jobs");
    const stored = new Set(rows.map(({ title }) => title));
    await backend.stop();
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
  });

  it(
    "d'une autre version, d'avant ou d'après, sont refusées en une ligne et restent comme elles sont",
    options,
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), "embedded-version-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      await (await startBackend({ dataDir: folder, seed: false })).stop();
      const RECORDS = "supabase_migrations.schema_migrations";
      /** The recorded versions, and a right that the first step of a start would bring back. */
      const state = `select array_agg(version order by version) as versions,
      has_schema_privilege('anon', 'extensions', 'usage') as granted from ${RECORDS}`;
      const open = async () => (await openDatabase(path.join(folder, "database"))).driver;

      for (const change of [
        // The same file, written anew since.
        `update ${RECORDS} set statements = array['select 1']`,
        `delete from ${RECORDS}; insert into ${RECORDS} (version, name) values ('20260901000100', 'other')`,
        `update ${RECORDS} set version = '29991231235959'`,
      ]) {
        const driver = await open();
        await driver.exec(`${change};
        revoke usage on schema extensions from anon`);
        const before = await driver.query(state);
        await driver.close();

        const refusal = await startBackend({ dataDir: folder, seed: false }).catch(
          (error) => error,
        );
        expect(refusal).toBeInstanceOf(Refusal);
        expect(refusal.message).toMatch(/^Le dossier de données vient .+« npm run db:reset ».+\.$/);
        lockDataDir(folder)();
        const left = await open();
        expect((await left.query(state)).rows).toEqual(before.rows);
        expect(before.rows).toMatchObject([{ granted: false }]);
        await left.close();
      }
    },
  );
});
