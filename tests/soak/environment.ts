import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, buildSite } from "#lib/server/build.ts";
import { Refusal } from "#lib/server/messages.ts";
import { serveSite } from "#lib/server/site.ts";
import { type Backend, startBackend } from "#supabase/local/backend.ts";
import { generateJobs } from "#tests/bench/generate-jobs.ts";
import { hasPostgres, startCluster } from "#tests/db/support/cluster.ts";
import { freePort } from "#tests/support/site/free-port.ts";
import { hasNginx, nginxFolder, startNginx } from "#tests/support/site/nginx.ts";
import { startRedis } from "#tests/support/site/redis.ts";

/** What a site in use consists of: PostgreSQL, Redis, two processes, nginx before them. */
export type Environment = { backend: Backend; site: string; stop(): Promise<void> };

export async function startEnvironment(offers: number): Promise<Environment> {
  if (!hasPostgres) throw new Refusal("PostgreSQL n’est pas installé : rien à éprouver ici.");
  if (!hasNginx) throw new Refusal("nginx n’est pas installé : rien à éprouver ici.");
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await buildSite(buildFolder(), (child) => undo.push(child.stop));
    const cluster = await startCluster();
    undo.push(cluster.stop);
    const [tls, plain, first, second] = (await Promise.all([1, 2, 3, 4].map(freePort))) as Ports;
    const site = `https://localhost:${tls}`;
    const databaseUrl = await cluster.createDatabase();
    const backend = await startBackend({ siteUrl: site, databaseUrl });
    undo.push(backend.stop);
    await generateJobs(backend.query, offers);

    const redis = await startRedis();
    if (!redis)
      throw new Refusal("Redis n’est pas installé : deux processus ne s’entendraient pas.");
    undo.push(redis.stop);
    Object.assign(process.env, { REDIS_URL: redis.url, TRUSTED_PROXY: "1", LOG_LEVEL: "warn" });
    for (const port of [first, second]) {
      const options = { host: "127.0.0.1", port, siteUrl: site, source: backend };
      await serveSite({ ...options, command: "start" }, (one) => undo.push(one.stop));
    }
    undo.push((await startProxy({ tls, plain, site: first, spare: second })).stop);
    return { backend, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Ports = [number, number, number, number];

/** The shipped settings, but that both processes serve: with Redis they are of one mind. */
function startProxy(ports: Parameters<typeof startNginx>[1]): ReturnType<typeof startNginx> {
  const folder = nginxFolder(ports, true);
  const file = path.join(folder, "site-under-test.conf");
  writeFileSync(file, readFileSync(file, "utf8").replace(" backup max_fails", " max_fails"));
  return startNginx(folder, ports);
}
