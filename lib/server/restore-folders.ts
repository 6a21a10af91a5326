import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** A backup that the process of this number unpacks: nothing of the site has changed yet. */
const DRAFT = /^restauration-(\d+)$/;
/** One that is whole and decided, and is being put in its place. */
const READY = /^restauration-prete-(.+)$/;
/** What was in that place before. */
const ASIDE = /^avant-restauration-/;

export const draftFolder = (dataDir: string) => path.join(dataDir, `restauration-${process.pid}`);
export const readyFolder = (dataDir: string, stamp: string) =>
  path.join(dataDir, `restauration-prete-${stamp}`);
export const asideFolder = (dataDir: string, stamp: string) =>
  path.join(dataDir, `avant-restauration-${stamp}`);

/** What restores have left in a data folder, or have there while they run. */
export function restoreFolders(dataDir: string) {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const folder = (name: string) => path.join(dataDir, name);
  const drafts = names.flatMap((name) => {
    const pid = DRAFT.exec(name)?.[1];
    return pid ? [{ folder: folder(name), pid: Number(pid) }] : [];
  });
  const ready = names.flatMap((name) => {
    const stamp = READY.exec(name)?.[1];
    return stamp ? [{ folder: folder(name), stamp }] : [];
  });
  return { drafts, ready, asides: names.filter((name) => ASIDE.test(name)).map(folder) };
}
