import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What says nothing by itself: a start's first files, other commands', what a system puts anywhere. */
const NAMES = [
  /^(lock|lock-\d+|lock\.db)$/,
  /^((avant-)?restauration-.+|infolettre-apercu\.html|\.essai-\d+|.+\.\d+\.part)$/,
  /^(lost\+found|\.DS_Store|\.gitkeep)$/,
];

/**
 * What a folder holds that is not the site's, when nothing says that a start has ever been in it.
 * @throws when it is no folder, or cannot be read.
 */
export function foreignIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  const names = readdirSync(folder).sort();
  const foreign = names.filter((name) => !NAMES.some((ours) => ours.test(name)));
  return foreign.length > 0 && !names.some((name) => isSign(folder, name)) ? foreign : [];
}

/** Other programs make a "mail", a "storage" or a "lock" too. */
function isSign(folder: string, name: string): boolean {
  const file = path.join(folder, name);
  if (name === "lock.db" || name === "keys.json") {
    const isOfOurs = name === "lock.db" ? /^$/ : /"publishable"/;
    return isFile(file) && isOfOurs.test(readFileSync(file, "utf8"));
  }
  if (name === "database") return isFile(path.join(file, "PG_VERSION"));
  return /^(avant-)?restauration-.+-/.test(name);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
