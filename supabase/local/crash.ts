import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { isAlive, notesIn } from "./lock.ts";

/** What somebody was writing: files of `storage-adapter.ts` and `keys.ts`, a backup's folder. */
const DRAFT = /\.(\d+)\.part$/;

/**
 * What a process that was killed left in a data folder is tidied up. To be called before the folder
 * is taken: a note that nobody alive has written is then a process that never said goodbye.
 * @returns what was found, in one French line; null after an ordinary end.
 */
export function tidyAfterCrash(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null;
  const killed = notesIn(dataDir).filter((pid) => !isAlive(pid));
  if (killed.length === 0) return null;
  for (const pid of killed) rmSync(path.join(dataDir, `lock-${pid}`), { force: true });

  const drafts = draftsIn(dataDir);
  for (const draft of drafts) rmSync(draft, { recursive: true, force: true });
  const files = drafts.length > 0 ? `, ${drafts.length} fichier(s) inachevé(s) effacé(s)` : "";
  return `Le processus ${killed.join(", ")} avait été tué en pleine marche : la base reprend tout ce qu’elle avait confirmé${files}.`;
}

/** Those of the living are theirs. */
function draftsIn(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(({ name }) => {
      const [, pid] = DRAFT.exec(name) ?? [];
      return pid !== undefined && !isAlive(Number(pid));
    })
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
