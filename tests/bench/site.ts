import { execFile } from "node:child_process";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { buildFolder, buildSite } from "#lib/server/build.ts";
import { endWith } from "#lib/server/messages.ts";
import { serveSite } from "#lib/server/site.ts";
import { startBackend } from "#supabase/local/backend.ts";
import { hasPostgres, startCluster } from "#tests/db/support/cluster.ts";
import { freePort } from "#tests/support/site/free-port.ts";
import { generateJobs } from "./generate-jobs.ts";

// npm run bench -- [--offers 10000] [--seconds 20] [--embedded]: what a visit to the production build
// costs, asked by autocannon on the same machine; on PostgreSQL where it is installed.
const CONNECTIONS = [1, 16, 64];
const cannon = fileURLToPath(import.meta.resolve("autocannon"));

/** What was started so far, undone from the last to the first. */
const undo: (() => unknown)[] = [];
async function stopAll(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) await step();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}

/** Each line of the table: answers a second, milliseconds, and answers that were none. */
async function ask(url: string, connections: number, seconds: number): Promise<string[]> {
  const args = [cannon, "-j", "-c", String(connections), "-d", String(seconds), url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { requests, latency, errors, non2xx } = JSON.parse(stdout);
  const { p50, p97_5, p99 } = latency;
  return [connections, requests.average.toFixed(0), p50, p97_5, p99, errors + non2xx].map(String);
}

try {
  const { values } = parseArgs({
    options: {
      offers: { type: "string", default: "10000" },
      seconds: { type: "string", default: "20" },
      embedded: { type: "boolean", default: false },
    },
  });
  for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SITE_URL", "DATABASE_URL"]) {
    delete process.env[name];
  }
  await buildSite(buildFolder(), (child) => undo.push(child.stop));
  const cluster = hasPostgres && !values.embedded ? await startCluster() : undefined;
  if (cluster) undo.push(cluster.stop);
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await startBackend({ siteUrl, databaseUrl: await cluster?.createDatabase() });
  undo.push(backend.stop);
  await generateJobs(backend.query, Number(values.offers));
  process.env.LOG_LEVEL = "warn";
  const options = { host: "127.0.0.1", port, siteUrl, source: backend };
  await serveSite({ ...options, command: "start" }, (child) => undo.push(child.stop));

  const first = async (table: string) => {
    const [row] = await backend.query<{ id: string }>(
      `select id from public.${table} where status = 'published' order by id limit 1`,
    );
    return row?.id;
  };
  console.info(
    `${values.offers} offers on ${cluster ? "PostgreSQL" : "the embedded engine"}, ${values.seconds} s a line, ` +
      `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}.\n\n` +
      "| Page | Connections | req/s | p50 (ms) | p97.5 | p99 | Failures |\n|---|---|---|---|---|---|---|",
  );
  for (const page of [
    ...["/", "/emplois", "/emplois?page=50", "/emplois/province/quebec"],
    ...["/emplois?contrat=CDI&province=quebec", "/emplois?q=soins&province=quebec", "/connexion"],
    ...[`/emplois/${await first("jobs")}`, `/actualites/${await first("news_articles")}`],
  ]) {
    for (const connections of CONNECTIONS) {
      const figures = await ask(siteUrl + page, connections, Number(values.seconds));
      console.info(`| ${[page, ...figures].join(" | ")} |`);
    }
  }
  await stopAll();
  process.exit(0);
} catch (error) {
  await stopAll();
  endWith(error);
}
