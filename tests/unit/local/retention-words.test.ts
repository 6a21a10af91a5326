import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SUBJECTS } from "@/supabase/local/retention-words";

it("chaque sujet de la conservation a ses mots français pour qui exploite le site", () => {
  const page = readFileSync(new URL("../../../docs/retention.md", import.meta.url), "utf8");
  const subjects = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, subject]) => subject);
  expect(subjects.length).toBeGreaterThan(20);
  expect(Object.keys(SUBJECTS).toSorted()).toEqual([...subjects, "files", "words"].toSorted());
});
