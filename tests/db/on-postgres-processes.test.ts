import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, hasPostgres, startCluster } from "./support/cluster";
import { createPeople, emailOf, PASSWORD, PEOPLE } from "./support/people";
import { type Serving, startProcess } from "./support/processes";

const offer = () => ({
  title: `Offre ${crypto.randomUUID()}`,
  company_name: "E",
  description: "T",
});

describe.skipIf(!hasPostgres)("Plusieurs processus sur un PostgreSQL", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "horizon-shared-"));
  const running = new Set<Serving>();
  let cluster: Cluster;
  let databaseUrl: string;
  let owner: Client;

  const start = async () => {
    const serving = await startProcess({ databaseUrl, dataDir, seed: false });
    running.add(serving);
    return serving;
  };
  const connect = ({ url, publishableKey }: Serving, key = publishableKey): SupabaseClient =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const admin = (serving: Serving) => connect(serving, serving.secretKey);

  beforeAll(async () => {
    cluster = await startCluster();
    databaseUrl = await cluster.createDatabase();
    owner = new Client({ connectionString: databaseUrl });
    await owner.connect();
  });
  afterAll(async () => {
    for (const { child } of running) child.kill("SIGKILL");
    await owner?.end();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("partent ensemble d'une base vide, et servent les mêmes comptes et les mêmes lignes", async () => {
    const [one, other] = (await Promise.all([start(), start()])) as [Serving, Serving];
    expect(one.publishableKey).toBe(other.publishableKey);
    await createPeople((sql, values) => owner.query(sql, values));

    const client = connect(one);
    const signedIn = await client.auth.signInWithPassword({
      email: emailOf("recruteur"),
      password: PASSWORD,
    });
    const session = signedIn.data.session;
    const elsewhere = connect(other);
    await elsewhere.auth.setSession({
      access_token: session?.access_token ?? "",
      refresh_token: session?.refresh_token ?? "",
    });
    const row = { ...offer(), recruiter_id: PEOPLE.recruteur };
    expect((await client.from("jobs").insert(row)).error).toBeNull();
    const { data } = await elsewhere.from("jobs").select("title");
    expect(data).toEqual([{ title: row.title }]);

    // One goes in order while the other serves; then the folder is nobody's.
    await one.stop();
    expect((await elsewhere.from("jobs").select("title")).data).toEqual([{ title: row.title }]);
    await other.stop();
  });

  it("ne perdent aucune écriture confirmée quand l'un est tué, et le suivant dit ce qu'il a trouvé", async () => {
    const [one, other] = (await Promise.all([start(), start()])) as [Serving, Serving];
    expect([one.found, other.found]).toEqual([null, null]);
    const acknowledged: string[] = [];
    const write = async (serving: Serving) => {
      const client = admin(serving);
      for (let n = 0; n < 40; n += 1) {
        const row = offer();
        if ((await client.from("jobs").insert(row)).error) return;
        acknowledged.push(row.title);
        if (acknowledged.length === 30) await one.kill();
      }
    };
    await Promise.all([write(one), write(one), write(one), write(other)]);

    const next = await start();
    expect(next.found).toContain(`Le processus ${one.child.pid} avait été tué`);
    const { data } = await admin(next).from("jobs").select("title").limit(1000);
    const kept = new Set(data?.map(({ title }) => title));
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(acknowledged.filter((title) => !kept.has(title))).toEqual([]);
    await Promise.all([next.stop(), other.stop()]);
  });

  it("servent de nouveau après que PostgreSQL a coupé toutes leurs connexions", async () => {
    const serving = await start();
    const visitor = connect(serving);
    expect((await visitor.from("jobs").select("id").limit(1)).error).toBeNull();
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'horizon-erable'",
    );
    // Those that were being answered may fail; none ends the process, and the next ones are answered.
    await Promise.all(Array.from({ length: 20 }, () => visitor.from("jobs").select("id").limit(1)));
    expect((await visitor.from("jobs").select("id").limit(1)).error).toBeNull();
    await serving.stop();
  });

  it("refusent en une ligne une base d'une autre version, sans ses rôles, ou qui ne répond pas", async () => {
    const { startBackend } = await import("@/supabase/local/backend");
    const refusal = (url: string) =>
      startBackend({ databaseUrl: url, seed: false }).then(
        () => "",
        (error: Error) => error.message,
      );
    await owner.query(
      "insert into supabase_migrations.schema_migrations (version, name) values ('29991231235959', 'later')",
    );
    expect(await refusal(databaseUrl)).toMatch(
      /^La base 127\.0\.0\.1:\d+\/essai_1 vient d’une autre version [^\n]+$/,
    );
    const elsewhere = new URL(await cluster.createDatabase());
    await owner.query("create role passant login");
    await owner.query(`alter database ${elsewhere.pathname.slice(1)} owner to passant`);
    elsewhere.username = "passant";
    expect(await refusal(elsewhere.href)).toMatch(
      /^Les rôles de l’API manquent [^\n]+roles\.sql[^\n]+$/,
    );

    const silent = await refusal("postgres://moi:secret@127.0.0.1:1/erable");
    expect(silent).toMatch(
      /^La base de DATABASE_URL \(127\.0\.0\.1:1\/erable\) ne répond pas [^\n]+$/,
    );
    expect(silent).not.toContain("secret");
  });
});
