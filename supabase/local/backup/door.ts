import { timingSafeEqual } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Engine } from "#local/engine.ts";
import { freeOf, RESERVE_BYTES } from "#local/room.ts";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";
import { copyContents } from "./contents.ts";

const PATH = "/backup";
const ADDRESS = "address";

/** Answers the backup command of this machine; null for any other request. */
export type BackupDoor = (request: Request) => Promise<Response> | null;

/**
 * Lets the backup command have a running data folder copied: the process that holds it does so in a
 * turn of its own, between two requests, so that rows and files are of one moment.
 */
export function createBackupDoor(dataDir: string, engine: Engine, secretKey: string): BackupDoor {
  return (request) => {
    if (new URL(request.url).pathname !== PATH || request.method !== "POST") return null;
    if (!isSame(request.headers.get("authorization") ?? "", `Bearer ${secretKey}`)) return null;
    return answer(request);
  };

  async function answer(request: Request): Promise<Response> {
    const { folder } = Object(await request.json());
    if (typeof folder !== "string" || (await readdir(folder)).length > 0) return refuse("folder");
    const bytes = await sizeOf(path.join(dataDir, "database"));
    if ((await freeOf(folder)()) - bytes < RESERVE_BYTES) return refuse("room");
    try {
      await engine.queue(async () => {
        await engine.session.exec("checkpoint");
        await copyContents(dataDir, folder);
      });
    } catch (error) {
      return refuse(causeOf(error), 500);
    }
    return Response.json({});
  }
}

const refuse = (reason: string, status = 409) => Response.json({ reason }, { status });

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Says where the process that holds a data folder listens, until it ends in order. */
export function sayAddress(dataDir: string, url: string): () => void {
  const file = path.join(dataDir, ADDRESS);
  writeFileSync(file, url, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * Asks the process that holds a data folder to copy it.
 * @throws {Refusal} when it does not.
 */
export async function askForCopy(dataDir: string, secretKey: string, folder: string) {
  const url = await readFile(path.join(dataDir, ADDRESS), "utf8").catch(() => null);
  const response = await fetch(`${url}${PATH}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ folder }),
  }).catch(() => null);
  if (response?.ok) return;
  if (response?.status === 500) {
    const { reason } = Object(await response.json().catch(() => ({})));
    throw new Refusal(
      `La copie des données n’a pas abouti (${reason}) : corrigez cela, ou choisissez un autre dossier. Il n’en reste rien.`,
    );
  }
  throw new Refusal(
    response?.status === 409
      ? "La place manque pour une copie des données : choisissez un autre disque, rien n’a été écrit."
      : `Le processus qui tient ${dataDir} n’a pas répondu : recommencez, ou arrêtez-le d’abord.`,
  );
}
