import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "./refusal.ts";

/** The root of the repository: every path of the commands starts here, wherever they are run from. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Ports = { site: number; supabase: number; smtp: number; mailbox: number };

export type StartConfig = {
  /** Address that the site listens on; 0.0.0.0 in a container. */
  host: string;
  siteUrl: string;
  dataDir: string;
  ports: Ports;
  /** A Supabase of the operator's, which replaces the embedded one. */
  supabase: { url: string; publishableKey: string } | null;
  /** A PostgreSQL of the operator's, for the rows of the local Supabase. */
  databaseUrl: string | null;
};

type Environment = Record<string, string | undefined>;

/** The environment variable of each port, and what the port serves. */
export const portNames: Record<keyof Ports, { variable: string; service: string }> = {
  site: { variable: "PORT", service: "le site" },
  supabase: { variable: "SUPABASE_PORT", service: "Supabase" },
  smtp: { variable: "SMTP_PORT", service: "le serveur de courriel" },
  mailbox: { variable: "MAILBOX_PORT", service: "la boîte aux lettres" },
};

/**
 * What the commands were asked, from the environment.
 * @throws {Refusal} on a port or an address that is none, on two services with one port, on half of a
 * Supabase, on a database's address that is none, on a number of proxies that is none, on an unusable IndexNow key.
 */
export function readConfig(env: Environment): StartConfig {
  const ports: Ports = {
    site: readPort(env, "PORT", 3000),
    supabase: readPort(env, "SUPABASE_PORT", 54321),
    smtp: readPort(env, "SMTP_PORT", 1025),
    mailbox: readPort(env, "MAILBOX_PORT", 1080),
  };
  const supabase = readSupabase(env);
  if (!supabase) refuseSharedPorts(ports);
  refuseUnread(env, "TRUSTED_PROXY", /^\d$/, "un nombre de mandataires, de 0 à 9");
  refuseUnread(env, "INDEXNOW_KEY", /^[a-zA-Z0-9-]{8,128}$/, "une clé IndexNow");

  return {
    host: env.HOST || "127.0.0.1",
    siteUrl: readAddress("SITE_URL", env.SITE_URL || `http://localhost:${ports.site}`),
    dataDir: path.resolve(root, env.DATA_DIR || ".data"),
    ports,
    supabase,
    databaseUrl: supabase ? null : readDatabase(env),
  };
}

/** Reads `.env.local` and `.env` as Next does, so that both sides of the start see one environment. */
export function loadEnvFiles(): void {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(root, name);
    if (existsSync(file) && statSync(file).isFile()) process.loadEnvFile(file);
  }
}

function readPort(env: Environment, name: string, fallback: number): number {
  const value = env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new Refusal(`${name}=${value} n’est pas un port : donnez un nombre de 1 à 65535.`);
  }
  return port;
}

function readSupabase(env: Environment): StartConfig["supabase"] {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = env;
  if (!url && !publishableKey) return null;
  if (!url || !publishableKey) {
    const [given, missing] = url
      ? ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"]
      : ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_URL"];
    throw new Refusal(`${given} est défini sans ${missing} : donnez les deux, ou aucun.`);
  }
  return { url: readAddress("SUPABASE_URL", url), publishableKey };
}

/** It holds a password: what is refused of it is not repeated. */
function readDatabase({ DATABASE_URL: url }: Environment): string | null {
  if (!url) return null;
  const isDatabase = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (isDatabase && new URL(url).pathname.length > 1) return url;
  throw new Refusal(
    "DATABASE_URL n’est pas l’adresse d’une base PostgreSQL : donnez postgres://utilisateur:mot-de-passe@hôte:5432/base.",
  );
}

/** An address without a slash at its end. */
function readAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Refusal(`${name}=${value} n’est pas une adresse http(s).`);
  }
  return value.replace(/\/+$/, "");
}

/** What the site would leave unused without a word. */
function refuseUnread(env: Environment, name: string, form: RegExp, what: string): void {
  const value = env[name];
  if (value && !form.test(value)) throw new Refusal(`${name}=${value} n’est pas ${what}.`);
}

function refuseSharedPorts(ports: Ports): void {
  const owners = new Map<number, string>();
  for (const [key, port] of Object.entries(ports)) {
    const { variable } = portNames[key as keyof Ports];
    const other = owners.get(port);
    if (other) throw new Refusal(`${other} et ${variable} demandent le même port, ${port}.`);
    owners.set(port, variable);
  }
}
