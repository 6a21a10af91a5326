import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { configurationFaults } from "#lib/env.ts";
import { Refusal } from "./messages.ts";

/** The root of the repository: every path of the commands starts here, wherever they are run from. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Ports = { site: number; supabase: number; smtp: number; mailbox: number };

/** How what unverified recruiters publish appears: at once, or once somebody has read it. */
export type PublishingReview = "open" | "review";

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
  publishingReview: PublishingReview;
};

type Environment = Record<string, string | undefined>;

/** The environment variable of each port, what the port serves, and which one it is by itself. */
export const portNames: Record<keyof Ports, { variable: string; service: string; port: number }> = {
  site: { variable: "PORT", service: "le site", port: 3000 },
  supabase: { variable: "SUPABASE_PORT", service: "Supabase", port: 54321 },
  smtp: { variable: "SMTP_PORT", service: "le serveur de courriel", port: 1025 },
  mailbox: { variable: "MAILBOX_PORT", service: "la boîte aux lettres", port: 1080 },
};

/**
 * What the commands were asked, from the environment.
 * @throws {Refusal} with a line for each fault: what the site refuses (lib/env.ts), a port that is
 * none.
 */
export function readConfig(env: Environment): StartConfig {
  const named = Object.entries(portNames);
  const ports = Object.fromEntries(
    named.map(([key, { variable, port }]) => [key, Number(env[variable] || port)]),
  ) as Ports;
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey } = env;
  const supabase = url && publishableKey ? { url: withoutSlash(url), publishableKey } : null;
  const faults = [...configurationFaults(env), ...portFaults(env, ports)];
  if (faults.length > 0) throw new Refusal(faults.join("\n"));

  return {
    host: env.HOST || "127.0.0.1",
    siteUrl: withoutSlash(env.SITE_URL || `http://localhost:${ports.site}`),
    dataDir: path.resolve(root, env.DATA_DIR || ".data"),
    ports,
    supabase,
    databaseUrl: supabase ? null : env.DATABASE_URL || null,
    publishingReview: env.PUBLISHING_REVIEW === "review" ? "review" : "open",
  };
}

/** Reads `.env.local` and `.env` as Next does, so that both sides of the start see one environment. */
export function loadEnvFiles(): void {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(root, name);
    if (existsSync(file) && statSync(file).isFile()) process.loadEnvFile(file);
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

function portFaults(env: Environment, ports: Ports): string[] {
  const keys = Object.keys(ports) as (keyof Ports)[];
  return keys.flatMap((key) => {
    const { variable } = portNames[key];
    const value = env[variable];
    const isPort = !value || (/^\d+$/.test(value) && ports[key] >= 1 && ports[key] <= 65_535);
    return isPort
      ? []
      : [`${variable}=${value} n’est pas un port : donnez un nombre de 1 à 65535.`];
  });
}
