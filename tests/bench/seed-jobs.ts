import { Client } from "pg";
import { loadEnvFiles, readConfig } from "#lib/server/config.ts";
import { endWith, Refusal } from "#lib/server/messages.ts";
import { startBackend } from "#supabase/local/backend.ts";
import { readKeys } from "#supabase/local/keys.ts";
import { placeOf, unreachable } from "#supabase/local/pool.ts";
import { generateJobs, type RunSql } from "#tests/bench/generate-jobs.ts";

function readCount(text = ""): number {
  const count = Number(text.replaceAll(/[_\s]/g, ""));
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new Refusal(
      "Combien d’offres? Par exemple : node tests/bench/seed-jobs.ts 100000 (au plus 1000000).",
    );
  }
  return count;
}

/** The operator's database where DATABASE_URL names one, else the embedded one of the data folder. */
async function connect(): Promise<{ run: RunSql; end: () => Promise<void> }> {
  const { dataDir, databaseUrl, supabase } = readConfig(process.env);
  if (supabase) {
    throw new Refusal(
      "SUPABASE_URL désigne un autre Supabase : les offres d’essai ne vont que dans la base locale ou dans celle de DATABASE_URL.",
    );
  }
  if (!databaseUrl) {
    // A mistyped folder would get a whole new site, with these offers in it.
    readKeys(dataDir);
    const backend = await startBackend({ dataDir });
    return { run: backend.query, end: backend.stop };
  }
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect().catch((error) => {
    throw unreachable(databaseUrl, error);
  });
  const { rows } = await client.query("select to_regclass('public.jobs') as jobs");
  if (!rows[0].jobs) {
    await client.end();
    throw new Refusal(
      `La base ${placeOf(databaseUrl)} n’est pas encore celle du site : démarrez-le d’abord (DEMO_DATA=1 npm start).`,
    );
  }
  return {
    run: async <Row>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as Row[],
    end: () => client.end(),
  };
}

try {
  loadEnvFiles();
  const count = readCount(process.argv[2]);
  const { run, end } = await connect();
  const start = performance.now();
  await generateJobs(run, count, (done) => {
    if (done % 50_000 === 0) console.log(`${done.toLocaleString("fr-CA")} offres…`);
  }).finally(end);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${count.toLocaleString("fr-CA")} offres générées en ${seconds} s.`);
} catch (error) {
  endWith(error);
}
