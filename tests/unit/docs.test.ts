import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

/** The promises of docs/security.md: name and files that it says hold it. */
const promises = [...read("docs/security.md").matchAll(/^- (?:\*\*(.+?)\.\*\*)?(.*)$/gm)].map(
  ([line, name, rest = ""]) => ({
    name: name ?? line,
    tests: [...rest.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = ""]) => file),
  }),
);

/** What comments may cite: titles, and in docs/security.md promises. */
function citable(file: string): string[] {
  const titles = [...read(file).matchAll(/^#+ (.+)$|^- \*\*(.+?)\.?\*\*/gm)];
  return titles.map(([, title, name]) => title ?? name ?? "");
}

/** "docs/security.md, Even answers", wherever the line of a comment ends. */
function citationsIn(file: string): { document: string; words: string }[] {
  const text = read(file).replace(/\n\s*(?:\*|\/\/|--) /g, " ");
  return [...text.matchAll(/(docs\/[a-z]+\.md), (.{1,40})/g)].map(([, document, words]) => ({
    document: document ?? "",
    words: words ?? "",
  }));
}

const sources = ["app", "components", "lib", "supabase", "tests"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|sql)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

describe("Les promesses de sécurité", () => {
  it("ont chacune un nom à elles", () => {
    const names = promises.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(promises)("« $name » est tenue par des tests qui existent", ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const file of tests) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(root + file), file).toBe(true);
    }
  });
});

describe("Les renvois aux documents", () => {
  it("mènent à un titre ou à une promesse qui existe", () => {
    const all = sources.flatMap((file) => citationsIn(file).map((one) => ({ file, ...one })));
    expect(all).not.toEqual([]);
    const lost = all.filter(
      ({ document, words }) =>
        !existsSync(root + document) || !citable(document).some((name) => words.startsWith(name)),
    );
    expect(lost).toEqual([]);
  });
});
