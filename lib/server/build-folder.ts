import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isBuildSource } from "./build.ts";
import { root } from "./config.ts";
import { Refusal } from "./refusal.ts";

const REMEDY = "donnez un dossier neuf du dépôt, comme BUILD_DIR=.next-2.";

/**
 * To be asked before a build, and before anything is started for it: Next empties the folder first.
 * @throws {Refusal} when the folder lies elsewhere, or holds what no build of ours has written.
 */
export function refuseForeignBuild(folder: string, home: string = root): void {
  const file = path.join(home, folder);
  const inside = path.relative(home, file);
  // Next takes every path from the repository, and its tools read nothing outside of it.
  const isElsewhere =
    path.isAbsolute(folder) || inside === "" || inside.split(path.sep)[0] === "..";
  if (isElsewhere) {
    throw new Refusal(`BUILD_DIR=${folder} n’est pas un dossier dans celui du dépôt : ${REMEDY}`);
  }
  if (isBuildSource(inside.split(path.sep).join("/"))) {
    throw new Refusal(`BUILD_DIR=${folder} est parmi les sources du site : ${REMEDY}`);
  }
  const reason = whyForeign(file, inside);
  if (!reason) return;
  throw new Refusal(
    `BUILD_DIR=${folder} ${reason}, et une construction l’effacerait : videz-le vous-même, ou ${REMEDY}`,
  );
}

function whyForeign(file: string, inside: string): string | null {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (!entry) return null;
  // A build that was killed bears no mark yet; by this name, which git ignores, it is one.
  if (entry.isDirectory() && /^\.next[^/\\]*$/.test(inside)) return null;
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) return "n’est pas un dossier";
  if (readdirSync(file).length === 0 || isBuild(file)) return null;
  return "contient autre chose qu’une construction";
}

/** Whether Next, or we after it, wrote in a folder what only they write. */
function isBuild(folder: string): boolean {
  const has = (name: string, text: RegExp) => {
    const file = path.join(folder, name);
    return (
      lstatSync(file, { throwIfNoEntry: false })?.isFile() && text.test(readFileSync(file, "utf8"))
    );
  };
  return Boolean(has("stamp", /^[0-9a-f]{64}$/) || has("package.json", /^\{"type": "commonjs"\}$/));
}
