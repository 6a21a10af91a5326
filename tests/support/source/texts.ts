import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { proseFiles } from "./typography.ts";

/** A text that people read from its title to its end. */
type WholeText = { name: string; title: string; content: string };

/** A row of the seeded articles: number, title, excerpt, theme, tags, whether it leads, its text. */
const ARTICLE =
  /^ {2}\(\d+, '((?:[^']|'')*)', '(?:[^']|'')*', '\w+', array\[.*\], (?:true|false), '\n((?:[^']|'')*)'\)/gm;

/** The articles of the demonstration data. */
export function seededArticles(): WholeText[] {
  const seed = readFileSync(path.join(root, "supabase/seed.sql"), "utf8");
  return Array.from(seed.matchAll(ARTICLE), ([, title = "", content = ""]) => ({
    name: title.replaceAll("''", "’"),
    title: title.replaceAll("''", "’"),
    content: content.replaceAll("''", "’"),
  }));
}

/** The pages written in MDX, without their front matter. */
export function writtenPages(): WholeText[] {
  return proseFiles()
    .filter((file) => file.endsWith(".mdx"))
    .map((name) => {
      const source = readFileSync(path.join(root, name), "utf8");
      const [, head = "", content = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
      return { name, title: /^title: "(.*)"$/m.exec(head)?.[1] ?? "", content };
    });
}

const plain = (text: string) =>
  text
    .replace(/\s*\[#[\w-]+\]$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The headings of a text that say another one, or its title, again. */
export function repeatedHeadings({ title, content }: WholeText): string[] {
  const headings = Array.from(content.matchAll(/^#{2,3} (.+)$/gm), ([, words = ""]) =>
    plain(words),
  );
  return [plain(title), ...headings].filter((words, at, all) => all.indexOf(words) !== at);
}

/** Pronouns of reflexive verbs: "vous vous inscrivez". */
const REFLEXIVE = new Set(["vous", "nous"]);

/** Words, or groups of up to four, written twice in a row. */
export function repeatedWords({ content }: WholeText): string[] {
  const twice =
    /(?<![\p{L}\d])(\p{L}[\p{L}’-]*(?: [\p{L}’-]+){0,3})(?: +|\n(?!\n))\1(?![\p{L}\d’-])/giu;
  return Array.from(content.matchAll(twice), ([, words = ""]) => words).filter(
    (words) => !REFLEXIVE.has(words.toLowerCase()),
  );
}

/** Sentences of some length that stand twice in a text. */
export function repeatedSentences({ content }: WholeText): string[] {
  const sentences = content
    .split(/\n|(?<=[.!?]) (?=\p{Lu})/u)
    .map(plain)
    .filter((sentence) => sentence.length > 30);
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
}

/** The links of a text, as they are written. */
export function linksIn({ content }: WholeText): string[] {
  return Array.from(content.matchAll(/\]\(([^)]*)\)/g), ([, href = ""]) => href);
}
