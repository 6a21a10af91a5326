import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, startBackend } from "@/supabase/local/backend";
import { backUp, restore } from "@/supabase/local/backup";
import { clientOfActor } from "./support/backends";
import { type Cluster, hasPostgres, startCluster } from "./support/cluster";
import { createPeople, PEOPLE } from "./support/people";

const ENGINES = [
  { engine: "embarqué", isPostgres: false },
  { engine: "PostgreSQL", isPostgres: true },
];
// Starts of a backend, on a machine that may be busy.
const patient = { timeout: 180_000 };

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'storage') order by 1`;
const RIGHTS = `select c.oid::regclass::text || coalesce(c.relacl::text, '') as right
  from pg_class c where c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
  union all select tablename || policyname || coalesce(qual, '') from pg_policies order by 1`;

const KEY = `${PEOPLE.candidat}/00000000-0000-4000-8000-000000000001.pdf`;
const PDF = new Blob(["%PDF-1.7\n%%EOF"], { type: "application/pdf" });

describe.each(ENGINES)("La sauvegarde, moteur $engine", ({ isPostgres }) => {
  describe.skipIf(isPostgres && !hasPostgres)("", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "horizon-backup-"));
    const file = path.join(folder, "erable.tar.gz");
    const place = { dataDir: path.join(folder, "data"), databaseUrl: null as string | null };
    let cluster: Cluster | undefined;
    let backend: Backend;
    beforeAll(async () => {
      if (isPostgres) cluster = await startCluster();
      place.databaseUrl = (await cluster?.createDatabase()) ?? null;
      backend = await start();
      await createPeople(backend.query);
      const admin = createClient(backend.url, backend.secretKey, {
        auth: { persistSession: false },
      });
      const stored = await admin.storage.from("cvs").upload(KEY, PDF);
      if (stored.error) throw stored.error;
    });
    afterAll(async () => {
      await backend?.stop();
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const start = () => startBackend({ ...place, seed: false });

    /** How many rows each table has, a fingerprint of them, and who may do what. */
    async function contents(): Promise<unknown[]> {
      const found: unknown[] = await backend.query(RIGHTS);
      for (const { name } of await backend.query<{ name: string }>(TABLES)) {
        const sql = `select '${name}' as name, count(*)::integer as rows,
          md5(string_agg(t::text, ',' order by t::text)) as print from ${name} t`;
        found.push(...(await backend.query(sql)));
      }
      return found;
    }

    it("rend tout après la perte de tout, et se prend à l'arrêt", patient, async () => {
      const before = await contents();
      const { publishableKey } = backend;
      await expect(backUp(place, file)).rejects.toThrow(/déjà utilisé/);
      await backend.stop();
      await backUp(place, file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(folder).sort()).toEqual(["data", "erable.tar.gz"]);
      await expect(backUp(place, file)).rejects.toThrow(/existe déjà/);
      await expect(restore(place, file)).rejects.toThrow(/contient déjà un site/);

      rmSync(place.dataDir, { recursive: true });
      if (cluster) place.databaseUrl = await cluster.createDatabase();
      await restore(place, file);
      backend = await start();
      expect(backend.publishableKey).toBe(publishableKey);
      expect(await contents()).toEqual(before);
      const candidate = await clientOfActor(backend, "candidat");
      const { data } = await candidate.storage.from("cvs").download(KEY);
      expect(await data?.text()).toBe(await PDF.text());
    });

    it("qui n'en est pas une ne change rien", patient, async () => {
      const other = { ...place, dataDir: path.join(folder, "autre") };
      const damaged = path.join(folder, "abimee.tar.gz");
      writeFileSync(damaged, "bonjour");
      mkdirSync(other.dataDir);
      await expect(restore(other, damaged)).rejects.toThrow(/ne se déballe pas/);
      const databaseUrl = isPostgres ? null : "postgres://localhost:1/x";
      await expect(restore({ ...other, databaseUrl }, file)).rejects.toThrow(/pas une sauvegarde/);
      expect(readdirSync(other.dataDir)).toEqual(["lock.db"]);
    });
  });
});
