import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

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

const decisions = readdirSync(`${root}docs/decisions`);

const sources = ["app", "components", "lib", "supabase", "tests"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|sql)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

describe("Les décisions", () => {
  it("ont chacune un numéro à elles, qui est aussi celui de leur titre", () => {
    const numbers = decisions.map((file) => file.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const file of decisions) {
      expect(read(`docs/decisions/${file}`)).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
    }
  });
});

describe("Les renvois aux documents", () => {
  it("mènent à une décision qui existe", () => {
    const documents = ["README.md", "CONTRIBUTING.md", "docs/design.md", "docs/product.md"];
    const cited = [...sources, "next.config.ts", ...documents].flatMap((file) =>
      [...read(file).matchAll(/docs\/decisions\/(\d{4}[\w.-]*)/g)].map(([, name = ""]) => name),
    );
    expect(cited).not.toEqual([]);
    for (const name of cited) {
      const found = decisions.filter((file) => file.startsWith(name.replace(/\.$/, "")));
      expect(found, name).toHaveLength(1);
    }
  });

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
