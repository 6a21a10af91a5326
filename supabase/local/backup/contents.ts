import { constants, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { access, cp } from "node:fs/promises";
import path from "node:path";
import { asideFolder } from "#server/restore-folders.ts";

/** What of a data folder makes the site: rows, files and keys. Mails and locks are not kept. */
export const ROWS = "database";
export const FILES = "storage";
export const KEYS = "keys.json";

/**
 * Copies the contents of a data folder as they are; nobody may write meanwhile.
 * @throws when the folder that takes them goes: whoever asked has given up.
 */
export async function copyContents(dataDir: string, folder: string): Promise<void> {
  for (const name of [ROWS, FILES, KEYS]) {
    const source = path.join(dataDir, name);
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await access(folder);
    if (existsSync(source)) await cp(source, path.join(folder, name), options);
  }
}

/**
 * Puts what was unpacked in the place of a data folder's contents, all of it or nothing. Killed in
 * the middle, it can be called again and goes on where it was.
 * @returns where the former contents lie, when there were some: nothing is thrown away.
 */
export function replaceContents(ready: string, dataDir: string, stamp: string): string | null {
  const aside = asideFolder(dataDir, stamp);
  const moved: { from: string; to: string }[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    moved.unshift({ from, to });
  };
  try {
    for (const name of [ROWS, FILES, KEYS]) {
      const [unpacked, present] = [path.join(ready, name), path.join(dataDir, name)];
      if (!existsSync(unpacked)) continue;
      if (existsSync(present)) {
        mkdirSync(aside, { recursive: true, mode: 0o700 });
        move(present, path.join(aside, name));
      }
      move(unpacked, present);
    }
  } catch (error) {
    for (const { from, to } of moved) renameSync(to, from);
    throw error;
  }
  rmSync(ready, { recursive: true });
  return existsSync(aside) ? aside : null;
}
