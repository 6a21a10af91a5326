import { fillListed } from "#tests/db/support/many-listed.ts";
import type { Database } from "#tests/db/support/postgres.ts";
import { questionsOfLists } from "#tests/db/support/questions-of-lists.ts";

/** Missions, bourses and articles in their tens of thousands; triggers would index them one by one. */
export async function loadOthers(database: Database): Promise<void> {
  await database.exec("set session_replication_role = replica");
  await fillListed(database);
  await database.exec("set session_replication_role = origin");
}

/** What their lists, their menus and the finder of bourses ask, each under the line that it is part of. */
export const otherQuestions = questionsOfLists.flatMap(([what, sql]) => {
  const [, list, part = "la liste"] =
    /^les (missions|bourses|articles), (?:.*?)(?:, (le nombre|les menus))?$/.exec(what) ?? [];
  if (list) return [{ operation: `${list}, ${part}`, sql }];
  return what.startsWith("les bourses pour") ? [{ operation: "bourses pour quelqu’un", sql }] : [];
});
