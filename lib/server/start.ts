import path from "node:path";
import type { Backend } from "#supabase/local/backend.ts";
import { buildFolder, buildSite } from "./build.ts";
import { loadEnvFiles, readConfig, type StartConfig } from "./config.ts";
import {
  endWith,
  operatorNotes,
  Refusal,
  refuseOtherReview,
  warnDemonstration,
} from "./messages.ts";
import { type NextProcess, refuseBusyPorts } from "./process.ts";
import { serveSite } from "./site.ts";

const DEMONSTRATION = `Comptes de démonstration :
  candidat@exemple.ca    mot de passe : Erable-2026!
  recruteur@exemple.ca   mot de passe : Erable-2026!`;

/** Services that were started; shutdown stops them in reverse order. */
const running: { stop(): Promise<void> }[] = [];
let isEnding = false;

async function end(exit: () => void): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const part of running.reverse()) await part.stop();
  exit();
}

async function main(): Promise<void> {
  const { dev, backendOnly, buildOnly } = readArguments(process.argv.slice(2));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void end(() => process.exit(0)));
  }
  const onProcess = (child: NextProcess) => void running.push(child);
  // Builds for an image or another machine, without any service or address.
  if (buildOnly) return buildSite(buildFolder(), onProcess);
  loadEnvFiles();
  process.env.DO_NOT_TRACK = "1";
  const config = readConfig(process.env);

  const { site, ...backendPorts } = config.ports;
  if (!backendOnly) await refuseBusyPorts({ site });
  if (config.supabase) await refuseOtherReview(config.supabase, process.env.PUBLISHING_REVIEW);
  const backend = config.supabase ? null : await startEmbedded(config, backendPorts);
  if (backendOnly) return announceBackend(config, backend);

  if (!dev) await buildSite(buildFolder(), onProcess);
  const source = backend ?? config.supabase;
  if (!source) throw new Error("neither an embedded nor a given Supabase");
  const { host, siteUrl } = config;
  const command = dev ? "dev" : "start";
  const next = await serveSite({ command, host, siteUrl, port: site, source }, onProcess);
  await announceSite(config, backend);
  await next.ended;
  throw new Refusal("Le site s’est arrêté.");
}

const OPTIONS = ["--dev", "--backend-only", "--build-only"];

function readArguments(args: string[]) {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (${OPTIONS.join(", ")}).`);
  return {
    dev: args.includes("--dev"),
    backendOnly: args.includes("--backend-only"),
    buildOnly: args.includes("--build-only"),
  };
}

/** Its passwords are public, so an operator's own database gets it only on request. */
function hasDemonstration(databaseUrl: string | null): boolean {
  return !databaseUrl || process.env.DEMO_DATA === "1";
}

/** Off for a demonstration, whose passwords are public anyway, unless its operator enables it. */
function needsTwoFactor(databaseUrl: string | null): boolean {
  const setting = process.env.OPERATORS_TWO_FACTOR;
  return setting ? setting === "1" : !hasDemonstration(databaseUrl);
}

/** Imports the embedded backend only here: a site with its own Supabase never loads it. */
async function startEmbedded(
  { dataDir, siteUrl, databaseUrl, publishingReview }: StartConfig,
  ports: Omit<StartConfig["ports"], "site">,
): Promise<Backend> {
  await refuseBusyPorts(ports);
  const { startBackend } = await import("#supabase/local/backend.ts");
  const { startRounds } = await import("#supabase/local/scheduled-jobs.ts");
  const seed = hasDemonstration(databaseUrl);
  const operatorsTwoFactor = needsTwoFactor(databaseUrl);
  const review = { publishingReview, operatorsTwoFactor };
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl, ports, seed, ...review });
  running.push(backend, startRounds(backend));
  return backend;
}

async function announceSite(config: StartConfig, backend: Backend | null): Promise<void> {
  const { siteUrl, supabase, ports } = config;
  console.log(`\nHorizon Érable est prêt : http://localhost:${ports.site}`);
  if (siteUrl !== `http://localhost:${ports.site}`) console.log(`Adresse publique : ${siteUrl}`);
  if (backend) console.log(`${contentsOf(config)}\nBoîte aux lettres : ${backend.mailboxUrl}`);
  else console.log(`Supabase : ${supabase?.url}`);
  if (backend && hasDemonstration(config.databaseUrl)) {
    const warning = warnDemonstration(config);
    if (warning) console.log(warning);
  } else {
    // Imported after loadEnvFiles, because the module reads its settings at import.
    const { site } = await import("#lib/shared/site.ts");
    console.log(operatorNotes(site.claims, process.env.SITE_PRIVACY_OFFICER));
  }
  console.log("Ctrl-C arrête tout.\n");
}

function contentsOf({ databaseUrl }: StartConfig): string {
  if (hasDemonstration(databaseUrl)) return DEMONSTRATION;
  return "Base PostgreSQL de DATABASE_URL, sans données de démonstration (DEMO_DATA=1 les charge dans une base vide).";
}

function announceBackend(config: StartConfig, backend: Backend | null): void {
  if (!backend) {
    throw new Refusal("SUPABASE_URL désigne déjà un Supabase : il n’y a rien à démarrer.");
  }
  console.log(`\nSupabase est prêt :
  SUPABASE_URL=${backend.url}
  SUPABASE_PUBLISHABLE_KEY=${backend.publishableKey}
Clé secrète : ${path.join(config.dataDir, "keys.json")}
${contentsOf(config)}
Boîte aux lettres : ${backend.mailboxUrl}
Ctrl-C arrête tout.\n`);
}

// After an interruption, errors come from the processes being stopped: they are not reported.
main().catch((error) => end(() => endWith(error)));
