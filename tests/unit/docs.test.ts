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

/** The repository's own files with prose: pages of text, code, configuration. */
const written = [
  ...[
    "README.md",
    "CONTRIBUTING.md",
    "next.config.ts",
    "middleware.ts",
    "compose.yaml",
    "Dockerfile",
  ],
  ...["app", "components", "deploy", "docs", "lib", "supabase", "tests"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|sql|mdx?|css|ya?ml|toml|conf|service)$/.test(name))
      .filter((name) => !/(^|\/)node_modules\//.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Files of documents and tests that a text names: all of a document, the comments of the rest. */
function filesNamedIn(file: string, text: string): string[] {
  const prose = /\.mdx?$/.test(file)
    ? text
    : text.split("\n").filter((line) => /^\s*(\/\/|\*|\/\*|--|#|\{\/\*)|\s\/\/ /.test(line));
  const named = [prose].flat().join("\n");
  return [...named.matchAll(/(?<![\w./@-])((?:docs|tests)\/[\w./-]*\w\.(?:mdx?|tsx?|sql))\b/g)].map(
    ([, name = ""]) => name,
  );
}

describe("Les fichiers que nomment les documents et les commentaires", () => {
  it("se trouvent, où que le nom se tienne", () => {
    expect(
      filesNamedIn("a.md", "Voir [la carte](docs/data-map.md) et `tests/unit/a.test.ts`."),
    ).toEqual(["docs/data-map.md", "tests/unit/a.test.ts"]);
    expect(filesNamedIn("a.ts", 'open("docs/a.md");\n// docs/b.md dit pourquoi.')).toEqual([
      "docs/b.md",
    ]);
    expect(filesNamedIn("a.sql", "-- tests/db/a.test.ts\nselect 'docs/a.md';")).toEqual([
      "tests/db/a.test.ts",
    ]);
  });

  it("existent", () => {
    const named = written.flatMap((file) =>
      filesNamedIn(file, read(file)).map((name) => ({ file, name })),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ name }) => !existsSync(root + name))).toEqual([]);
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
