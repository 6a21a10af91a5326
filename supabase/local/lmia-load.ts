import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { messageOf, Refusal } from "#lib/server/messages.ts";
import type { Query } from "./engine.ts";
import { readLmiaFile } from "./lmia-file.ts";

const FOLDER = path.join(root, "supabase/data/lmia");
const EXAMPLES = "examples.csv";

/** Limits of a file's size and of a download's duration. */
const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

/**
 * Reads the arguments of `load_lmia_quarter` for `npm run call -- load-lmia file=…` or `address=…`.
 * @throws {Refusal} when the file cannot be read.
 */
export async function lmiaArguments(fields: Record<string, unknown>) {
  const { file, address, quarter, force = false } = fields;
  const source = String(file ?? address ?? "");
  if (!source) {
    throw new Refusal("Quel fichier? load-lmia file=chemin, ou address=https://…");
  }
  const bytes = file ? readFileSync(source) : await download(source);
  const { entries, ...rest } = await readLmiaFile(
    bytes,
    quarter === undefined ? "" : String(quarter),
  );
  return { ...rest, entries, source: file ? path.basename(source) : source.slice(0, 500), force };
}

async function download(address: string): Promise<Uint8Array> {
  const url = URL.parse(address);
  const isLoopback = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  if (url?.protocol !== "https:" && !(isLoopback && url?.protocol === "http:")) {
    throw new Refusal(`« ${address} » n’est pas une adresse https.`);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw new Refusal(`${address} ne répond pas : ${messageOf(error)}`);
  });
  if (!response.ok) throw new Refusal(`${address} répond ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MAX_BYTES) throw new Refusal(`${address} pèse plus de 32 Mo.`);
  return bytes;
}

/** Returns the operator's message when the database refuses a load; null for other errors. */
export function lmiaRefusal(answer: string): string | null {
  if (!answer.includes("too_short")) return null;
  return "Fichier refusé : il a au plus la moitié des lignes du précédent, et l’ancienne liste reste en place. Vérifiez-le, puis ajoutez force=true s’il est complet.";
}

/** Returns the file of the newest published quarter that ships with the site. */
export function shippedQuarter(): string {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".csv.gz"));
  return files.sort().at(-1) ?? "";
}

/** Loads it into a database that has no quarter. */
export async function loadShippedQuarter(query: Query): Promise<void> {
  const rows = await query("select quarter from public.lmia_loads where not is_example limit 1");
  if (rows.length === 0) await load(query, shippedQuarter());
}

/** Loads the fictitious rows of the demonstration's companies as the last complete quarter. */
export async function loadExamples(query: Query): Promise<void> {
  const today = new Date();
  const months = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const first = Math.floor(months / 3) * 3 - 3;
  await load(query, EXAMPLES, `${Math.floor(first / 12)}-${Math.floor((first % 12) / 3) + 1}`);
}

async function load(query: Query, file: string, quarter?: string): Promise<void> {
  const read = await readLmiaFile(readFileSync(path.join(FOLDER, file)), quarter);
  await query("select public.load_lmia_quarter($1, $2, $3, $4, $5)", [
    ...[read.quarter, JSON.stringify(read.entries), read.fingerprint, file],
    quarter !== undefined,
  ]);
}
