import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { backUp, type Place } from "@/supabase/local/backup/backup";
import { restore } from "@/supabase/local/backup/restore";
import { mountDisk, unmountDisk } from "@/tests/support/files/small-disk";
import { clientOfActor } from "./support/backends";
import { type Cluster, hasPostgres, startCluster } from "./support/cluster";
import { createPeople, PEOPLE } from "./support/people";

const ENGINES = [
  { engine: "embarqué", isPostgres: false },
  { engine: "PostgreSQL", isPostgres: true },
];
// Starts of a backend, on a machine that may be busy.
const patient = { timeout: 180_000 };

const ROWS = `select jsonb_build_object(
  'users', (select jsonb_agg(to_jsonb(u) - 'last_sign_in_at' - 'updated_at' order by id) from auth.users u),
  'profiles', (select jsonb_agg(p order by id) from public.profiles p),
  'grants', (select jsonb_agg(c.relname || coalesce(c.relacl::text, '') order by c.oid::regclass::text)
    from pg_class c where c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)),
  'policies', (select jsonb_agg(p order by tablename, policyname) from pg_policies p),
  'defaults', (select jsonb_agg(defaclacl::text order by defaclacl::text) from pg_default_acl)
) as all`;

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'storage') order by 1`;

/** What came last, and what nobody could make again. */
const LATEST = [
  "auth.mfa_factors",
  "private.recovery_codes",
  "private.operators",
  "private.employer_checks",
  "public.employers",
  "public.employer_members",
];
const EMPLOYER = "00000000-0000-4000-8000-00000000e001";
const PROOF = `${EMPLOYER}/00000000-0000-4000-8000-00000000e002.pdf`;

const bytesOf = (n: number) => `%PDF-1.7\n${"x".repeat(n)}\n%%EOF`;
const keyOf = (n: number) =>
  `${PEOPLE.candidat}/00000000-0000-4000-8000-${String(n).padStart(12, "0")}.pdf`;

describe.each(ENGINES)("La sauvegarde, moteur $engine", ({ isPostgres }) => {
  describe.skipIf(isPostgres && !hasPostgres)("", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "horizon-backup-"));
    const file = path.join(folder, "erable.tar.gz");
    const place: Place = { dataDir: path.join(folder, "data"), databaseUrl: null };
    let cluster: Cluster | undefined;
    let backend: Backend;
    beforeAll(async () => {
      if (isPostgres) cluster = await startCluster();
      place.databaseUrl = (await cluster?.createDatabase()) ?? null;
      backend = await start();
      await createPeople(backend.query);
    });
    afterAll(async () => {
      await backend?.stop();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const start = () => startBackend({ ...place, seed: false });
    const admin = () =>
      createClient(backend.url, backend.secretKey, { auth: { persistSession: false } });
    const rows = async () => (await backend.query<{ all: unknown }>(ROWS))[0]?.all;

    /** How many rows each table has, and a fingerprint of them all. */
    async function tables(): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const { name } of await backend.query<{ name: string }>(TABLES)) {
        const [said] = await backend.query<{ rows: string }>(
          `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), ''))
             as rows from ${name} t`,
        );
        found.set(name, said?.rows ?? "");
      }
      return found;
    }

    /** An employer whose proof waits to be read, and an operator's second step. */
    async function fillLatest(): Promise<void> {
      await backend.query("insert into public.employers (id, name) values ($1, 'Atelier Nord')", [
        EMPLOYER,
      ]);
      for (const [sql, ...values] of [
        [
          "public.employer_members (employer_id, user_id, role) values ($1, $2, 'owner')",
          EMPLOYER,
          PEOPLE.recruteur,
        ],
        [
          "private.employer_checks (employer_id, way, path) values ($1, 'documents', $2)",
          EMPLOYER,
          PROOF,
        ],
        [
          "auth.mfa_factors (user_id, status, secret) values ($1, 'verified', $2)",
          PEOPLE.opérateur,
          "ABCDEFGHIJKLMNOP",
        ],
        ["private.recovery_codes (user_id, code_hash) values ($1, 'empreinte')", PEOPLE.opérateur],
      ] as [string, ...string[]][]) {
        await backend.query(`insert into ${sql}`, values);
      }
      const pdf = new Blob([bytesOf(1)], { type: "application/pdf" });
      const stored = await admin().storage.from("proofs").upload(PROOF, pdf);
      if (stored.error) throw stored.error;
    }

    /** Writes an offer, and a file with every third; tells what was acknowledged. */
    async function write(client: SupabaseClient, n: number): Promise<void> {
      const row = { title: `Offre ${n}`, company_name: "E", description: "T" };
      const { error } = await client.from("jobs").insert(row);
      if (error) throw error;
      if (n % 3 > 0) return;
      const pdf = new Blob([bytesOf(n)], { type: "application/pdf" });
      const stored = await client.storage.from("cvs").upload(keyOf(n), pdf);
      if (stored.error) throw stored.error;
    }

    it(
      "prise pendant qu'on écrit, rend un même instant après la perte de tout",
      patient,
      async () => {
        await fillLatest();
        const before = await rows();
        const early = await tables();
        const { publishableKey } = backend;
        let written = 0;
        let isDone = false;
        const writing = (async () => {
          const client = admin();
          while (!isDone) await write(client, written + 1).then(() => (written += 1));
        })();
        await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(9);
        const sure = written;
        await backUp(place, file);
        isDone = true;
        await writing;
        const late = await tables();
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(readdirSync(folder).sort()).toEqual(["data", "erable.tar.gz"]);

        await expect(restore(place, file)).rejects.toThrow(/déjà utilisé|est utilisée/);
        await backend.stop();
        rmSync(place.dataDir, { recursive: true });
        if (cluster) place.databaseUrl = await cluster.createDatabase();
        expect((await restore(place, file)).aside).toBeNull();
        backend = await start();

        expect(backend.publishableKey).toBe(publishableKey);
        expect(await rows()).toEqual(before);
        // Table by table, what nobody wrote meanwhile is as it was.
        const back = await tables();
        expect([...back.keys()]).toEqual([...early.keys()]);
        const still = [...early].filter(([name, said]) => late.get(name) === said);
        expect(still.map(([name]) => [name, back.get(name)])).toEqual(still);
        for (const name of LATEST) expect(new Map(still).get(name), name).toMatch(/^[1-9]/);
        const proof = await admin().storage.from("proofs").download(PROOF);
        expect(await proof.data?.text()).toBe(bytesOf(1));
        const jobs = await backend.query<{ title: string }>(
          "select title from jobs order by substring(title from 7)::integer",
        );
        expect(jobs.length).toBeGreaterThanOrEqual(sure);
        expect(jobs.map(({ title }) => title)).toEqual(jobs.map((_, n) => `Offre ${n + 1}`));
        const stored = await backend.query<{ name: string }>(
          "select name from storage.objects where bucket_id = 'cvs'",
        );
        // The file of the last offer may still have been on its way.
        expect(stored.length).toBeGreaterThanOrEqual(Math.floor((jobs.length - 1) / 3));
        const own = await clientOfActor(backend, "candidat");
        for (const { name } of stored) {
          const n = Number(name.slice(-16, -4));
          const { data } = await own.storage.from("cvs").download(name);
          expect(await data?.text()).toBe(bytesOf(n));
        }
      },
    );

    it(
      "remise sur un site rempli garde de côté ses fichiers, et ses lignes s'en vont",
      patient,
      async () => {
        await write(admin(), 900);
        await backend.stop();
        const { aside } = await restore(place, file);
        expect(existsSync(path.join(aside ?? "", "storage", "cvs", keyOf(900)))).toBe(true);
        backend = await start();
        expect(await backend.query("select 1 from jobs where title = 'Offre 900'")).toEqual([]);
        expect((await admin().storage.from("cvs").download(keyOf(900))).error).not.toBeNull();
      },
    );

    it("interrompue après avoir été décidée, est achevée par le démarrage", patient, async () => {
      await backend.stop();
      const ready = path.join(place.dataDir, "restauration-prete-jour");
      const make = () => {
        cpSync(path.join(place.dataDir, "storage"), path.join(ready, "storage"), {
          recursive: true,
        });
        writeFileSync(path.join(ready, "storage", "cvs", "rendu"), "");
      };
      make();
      const stored = () => existsSync(path.join(place.dataDir, "storage", "cvs", "rendu"));
      if (place.databaseUrl) {
        // Its rows never went in: nothing of it counts.
        backend = await start();
        expect(backend.found).toContain("avant de rien changer");
        expect([stored(), existsSync(ready)]).toEqual([false, false]);
        await backend.query("comment on schema supabase_migrations is 'restauration jour'");
        await backend.stop();
        make();
      }
      backend = await start();
      expect(backend.found).toContain("ses données sont maintenant en place");
      expect([stored(), existsSync(ready)]).toEqual([true, false]);
    });

    it("d'un site dont un fichier est perdu, se fait sans lui et le dit", patient, async () => {
      const key = keyOf(3);
      const file = path.join(place.dataDir, "storage", "cvs", key);
      renameSync(file, `${file}.perdu`);
      const said = await backUp(place, path.join(folder, "perdu.tar.gz"));
      renameSync(`${file}.perdu`, file);
      // The embedded engine copies the folder as it is.
      if (isPostgres) expect(said).toMatch(/^1 fichier\(s\) [^\n]+\.pdf\.$/);
      else expect(said).toBeNull();
    });

    it("d'une autre version du site, n'est pas remise", patient, async () => {
      const records = "supabase_migrations.schema_migrations";
      await backend.query(`insert into ${records} (version, name) values ('29991231235959', 'x')`);
      const other = path.join(folder, "version.tar.gz");
      await backUp(place, other);
      await backend.query(`delete from ${records} where name = 'x'`);
      const before = await rows();
      await backend.stop();
      await expect(restore(place, other)).rejects.toThrow(/vient d’une autre version[^\n]+\.$/);
      backend = await start();
      expect(backend.found).toBeNull();
      expect(await rows()).toEqual(before);
    });

    it("d'un site arrêté, se prend aussi, mais n'écrase aucun fichier", patient, async () => {
      await backend.stop();
      await expect(backUp(place, file)).rejects.toThrow("existe déjà");
      const other = path.join(folder, "arrêté.tar.gz");
      await backUp(place, other);
      expect(statSync(other).size).toBeGreaterThan(1_000);
    });

    it(
      "sur un disque plein n'est pas dite mauvaise, et ne laisse rien",
      patient,
      async ({ skip }) => {
        const disk = mountDisk("200k") ?? skip("Aucun petit disque ne peut être monté ici.");
        try {
          const elsewhere = { ...place, dataDir: path.join(disk, "data") };
          await expect(restore(elsewhere, file)).rejects.toThrow(
            /\(le disque est plein\)[^\n]+erable\.tar\.gz n’est pas en cause\. Rien n’a été changé\.$/,
          );
          await expect(backUp(place, path.join(disk, "pleine"))).rejects.toThrow(
            /le disque est plein|La place manque/,
          );
          expect(readdirSync(disk)).toEqual([]);
        } finally {
          unmountDisk(disk);
        }
      },
    );

    it("abîmée, coupée ou d'un autre moteur, est refusée et ne change rien", patient, async () => {
      const bad = path.join(folder, "abîmée.tar.gz");
      writeFileSync(bad, "bonjour");
      const contents = readdirSync(place.dataDir).sort();
      await expect(restore(place, bad)).rejects.toThrow(
        /n’est pas une sauvegarde entière[^\n]+ : prenez-en une autre[^\n]+ Rien n’a été changé\.$/,
      );
      await expect(restore(place, path.join(folder, "absente"))).rejects.toThrow("n’existe pas");
      const stranger = isPostgres ? null : "postgres://moi@127.0.0.1:1/erable";
      await expect(restore({ ...place, databaseUrl: stranger }, file)).rejects.toThrow(
        /vient d(e PostgreSQL|u moteur embarqué)/,
      );
      expect(readdirSync(place.dataDir).sort()).toEqual(contents);
    });
  });
});
