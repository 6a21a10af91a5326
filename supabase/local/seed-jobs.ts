import { Client } from "pg";
import { loadEnvFiles, readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { startBackend } from "./backend.ts";
import { generateJobs, type RunSql } from "./generate-jobs.ts";

function readCount(text = ""): number {
  const count = Number(text.replaceAll(/[_\s]/g, ""));
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new Refusal(
      "Combien d’offres? Par exemple : npm run seed:jobs -- 100000 (au plus 1000000).",
    );
  }
  return count;
}

/** The operator's database where DATABASE_URL names one, else the embedded one of the data folder. */
async function connect(): Promise<{ run: RunSql; end: () => Promise<void> }> {
  if (process.env.DATABASE_URL) {
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    return {
      run: async <Row>(sql: string, values?: unknown[]) =>
        (await client.query(sql, values)).rows as Row[],
      end: () => client.end(),
    };
  }
  const { dataDir } = readConfig(process.env);
  const backend = await startBackend({ dataDir });
  return { run: backend.query, end: backend.stop };
}

try {
  loadEnvFiles();
  const count = readCount(process.argv[2]);
  const { run, end } = await connect();
  const start = performance.now();
  await generateJobs(run, count, (done) => {
    if (done % 50_000 === 0) console.log(`${done.toLocaleString("fr-CA")} offres…`);
  });
  await end();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${count.toLocaleString("fr-CA")} offres générées en ${seconds} s.`);
} catch (error) {
  endWith(error);
}
