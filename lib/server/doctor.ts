import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, currentStamp, isBuilt } from "./build.ts";
import { checkClock, checkDisk, checkScheduler, checkSite, type Finding } from "./checks.ts";
import { loadEnvFiles, readConfig, root, type StartConfig } from "./config.ts";
import { checkDatabase, checkDataDir, secretIn } from "./data-checks.ts";
import { checkJobs } from "./job-checks.ts";
import { answers } from "./ports.ts";
import { checkProject } from "./project-checks.ts";
import { endWith } from "./refusal.ts";

const SIGNS = { ok: "✓", fault: "✗", unknown: "?" } as const;

// What is wrong with the running site that this configuration describes, in one screen. Ends with 1
// when something is.
async function main(): Promise<void> {
  loadEnvFiles();
  const config = readConfig(process.env);
  const key = secretKey(config);
  const supabaseUrl = config.supabase?.url ?? `http://127.0.0.1:${config.ports.supabase}`;
  const findings = [
    ...(await checkSite(config.siteUrl)),
    ...(config.databaseUrl ? [await checkDatabase(config.databaseUrl)] : []),
    await checkMail(config),
    ...(config.supabase ? [] : checkDataDir(config.dataDir)),
    ...(await checkProject(config.supabase, supabaseUrl, key, process.env)),
    await checkScheduler(supabaseUrl, key),
    ...(await checkJobs(supabaseUrl, key)),
    await checkClock(`${supabaseUrl}/auth/v1/health`),
    await checkDisk(config.supabase || !existsSync(config.dataDir) ? root : config.dataDir),
    ...versions(),
  ];
  for (const { part, state, says } of findings) {
    console.log(`${SIGNS[state]} ${part.padEnd(14)} ${says}`);
  }
  process.exit(findings.some(({ state }) => state === "fault") ? 1 : 0);
}

/** The functions send the mail; where a hosted project does, its SMTP server is known to it alone. */
async function checkMail({ supabase, ports }: StartConfig): Promise<Finding> {
  const part = "Courriel";
  if (supabase) return { part, state: "unknown", says: "voyez les journaux des fonctions" };
  const isThere = await answers(ports.smtp);
  const says = isThere ? `port ${ports.smtp}` : `personne n’écoute sur le port ${ports.smtp}`;
  return { part, state: isThere ? "ok" : "fault", says };
}

function secretKey({ supabase, dataDir }: StartConfig): string | undefined {
  const kept = supabase ? null : secretIn(dataDir);
  return kept ?? process.env.SUPABASE_SECRET_KEY;
}

function versions(): Finding[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
  const migrations = readdirSync(path.join(root, "supabase/migrations")).filter((name) =>
    name.endsWith(".sql"),
  );
  const next = read("node_modules/next/package.json").version;
  const isCurrent = isBuilt(buildFolder(), currentStamp());
  return [
    {
      part: "Versions",
      state: "ok",
      says: `Node ${process.versions.node}, Next ${next}, migrations jusqu’à ${migrations.sort().at(-1)?.slice(0, 14)}`,
    },
    {
      part: "Construction",
      state: isCurrent ? "ok" : "fault",
      says: isCurrent ? "est celle de ces sources" : "n’est pas celle de ces sources",
    },
  ];
}

main().catch(endWith);
