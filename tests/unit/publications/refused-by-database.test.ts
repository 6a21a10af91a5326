import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { saveFailed } from "@/lib/publications/save";

vi.mock("next/cache", () => ({ refresh: () => {}, revalidateTag: () => {} }));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {} }));
vi.mock("@/lib/indexnow", () => ({ notifySearchEngines: () => {} }));
vi.mock("@/lib/auth/session", () => ({ currentViewer: async () => null }));
vi.mock("@/lib/supabase/server", () => ({ requestClient: async () => ({}) }));

const SCHEMAS = "supabase/schemas";

/** Told in the same words whatever the reason, or met by no screen. */
const NEVER_READ = [
  ...["cannot_withdraw", "cannot_remind", "unknown_status", "files_remain", "unknown_job"],
  // The site asks the same at the same moment, and leads to the password (signedInRecently).
  "sign_in_again",
];

/** "raise exception 'word' using errcode = 'P0001'": refused as things stand, and not forbidden. */
const RAISED = /raise exception '(\w+)' using errcode = '(?:P0001|23514)'/g;

/** Each word with which the database refuses what somebody may do at another time. */
function raisedWords(): string[] {
  const sql = readdirSync(SCHEMAS).map((file) => readFileSync(`${SCHEMAS}/${file}`, "utf8"));
  return [...new Set(Array.from(sql.join("\n").matchAll(RAISED), ([, word = ""]) => word))];
}

/** Everything of the program that could put a refusal into words. */
function program(): string {
  return ["lib", "app", "supabase/functions"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("database.types.ts"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
}

describe("Ce que la base refuse", () => {
  it.each([
    ["successor_unknown", { replaced_by: "Choisissez un autre de vos articles publiés" }],
    ["successor_missing", { replaced_by: "Choisissez l’article qui le remplace" }],
    ["not_yet", { verified_on: "Cette date n’est pas encore venue" }],
    ["employer_is_tied", { employer_id: validation.employerTied }],
    ["employer_hidden", { employer_id: validation.employerHidden }],
  ])("est dit au champ : %s", (word, fieldErrors) => {
    const answer = saveFailed("article.update", new Error(word));
    expect(answer).toMatchObject({ notice: notices.formIncomplete, fieldErrors });
  });

  it("dit quels jours sont passés, au champ de chacun", () => {
    const details = JSON.stringify({ title: "Soudeur", columns: ["start_date"] });
    const error = Object.assign(new Error("day_has_passed"), { details });
    expect(saveFailed("job.create", error)).toMatchObject({
      notice: notices.formIncomplete,
      fieldErrors: { start_date: expect.stringContaining("passée") },
    });
  });

  it("dit que l'on a trop publié, et quoi faire", () => {
    const answer = saveFailed("job.create", new Error("too_many"));
    expect(answer).toMatchObject({ notice: notices.publishedTooMany });
  });

  it("a partout des mots pour les gens", () => {
    const source = program();
    const silent = raisedWords().filter(
      (word) => !source.includes(word) && !NEVER_READ.includes(word),
    );
    expect(raisedWords()).toContain("target_closed");
    expect(silent).toEqual([]);
  });
});
