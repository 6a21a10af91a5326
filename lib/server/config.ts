import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { configurationFaults } from "#lib/env.ts";
import { Refusal } from "./messages.ts";

/** Root of the repository: all paths start here, whatever the current directory. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

export type Ports = { site: number; supabase: number; smtp: number; mailbox: number };

/** Publishing review for unverified recruiters: publish at once, or after approval. */
export type PublishingReview = "open" | "review";

export type StartConfig = {
  /** Address to listen on; 0.0.0.0 in a container. */
  host: string;
  siteUrl: string;
  dataDir: string;
  ports: Ports;
  /** The operator's own Supabase project, in place of the embedded one. */
  supabase: { url: string; publishableKey: string } | null;
  /** The operator's own PostgreSQL, as the database of the local Supabase. */
  databaseUrl: string | null;
  publishingReview: PublishingReview;
};

type Environment = Record<string, string | undefined>;

/** Environment variable, service and default of each port. */
export const portNames: Record<keyof Ports, { variable: string; service: string; port: number }> = {
  site: { variable: "PORT", service: "le site", port: 3000 },
  supabase: { variable: "SUPABASE_PORT", service: "Supabase", port: 54321 },
  smtp: { variable: "SMTP_PORT", service: "le serveur de courriel", port: 1025 },
  mailbox: { variable: "MAILBOX_PORT", service: "la boîte aux lettres", port: 1080 },
};

/**
 * Reads the configuration of the start commands from the environment.
 * @throws {Refusal} with one line per error: invalid site variables (lib/env.ts) or ports
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

/** Loads `.env.local` and `.env` as Next does, so that launcher and site share one environment. */
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
