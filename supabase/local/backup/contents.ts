import { constants, existsSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import path from "node:path";

/** What of a data folder makes the site: rows, files and keys. Mails and locks are not kept. */
const ROWS = "database";
export const FILES = "storage";
export const KEYS = "keys.json";

/** Copies the contents of a data folder as they are; nobody may write meanwhile. */
export async function copyContents(dataDir: string, folder: string): Promise<void> {
  for (const name of [ROWS, FILES, KEYS]) {
    const source = path.join(dataDir, name);
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    if (existsSync(source)) await cp(source, path.join(folder, name), options);
  }
}

/**
 * Puts what was unpacked in the place of a data folder's contents.
 * @returns where the former contents lie, when there were some: nothing is thrown away.
 */
export async function replaceContents(folder: string, dataDir: string): Promise<string | null> {
  const date = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const aside = path.join(dataDir, `avant-restauration-${date}`);
  for (const name of [ROWS, FILES, KEYS]) {
    const present = path.join(dataDir, name);
    const unpacked = path.join(folder, name);
    if (existsSync(unpacked) && existsSync(present)) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(present, path.join(aside, name));
    }
  }
  for (const name of [ROWS, FILES, KEYS]) {
    const unpacked = path.join(folder, name);
    if (existsSync(unpacked)) await rename(unpacked, path.join(dataDir, name));
  }
  return existsSync(aside) ? aside : null;
}
