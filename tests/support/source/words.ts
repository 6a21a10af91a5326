import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { EXPLAINED, REFUSED, VERBATIM } from "./refused-words.ts";
import { piecesIn, proseFiles } from "./typography.ts";

const SEED = "supabase/seed.sql";

/** What a recruiter is told of the law. */
const RULES = "supabase/data/07_posting_rules.sql";

const SHARED = "supabase/functions/_shared";
/** What mails are put together from; the rest of the functions speaks to the log. */
const MAIL_WORDS = ["alert-text.ts", "candidate-mail.ts"];

/** Every file whose French people read, mails and demonstration data too. */
export function wordFiles(): string[] {
  const mails = readdirSync(path.join(root, SHARED, "mails")).map((name) => `mails/${name}`);
  const shared = [...mails, ...MAIL_WORDS].map((name) => `${SHARED}/${name}`);
  return [...proseFiles(), ...shared, SEED, RULES];
}

/** The sentences of a file, without names of columns and elements, and keys of the program. */
export function sentencesIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  const pieces = file.endsWith(".sql") ? stringsOf(source) : piecesIn(file, source);
  return pieces
    .map((text) => text.replace(/<[^>]+>/g, "").trim())
    .filter((text) => /[ \u00a0]|\\u00a0/.test(text) && !text.startsWith("{"));
}

/** The strings of SQL, without its comments. */
function stringsOf(sql: string): string[] {
  const strings = sql.replace(/^\s*--.*$/gm, "").matchAll(/'((?:[^']|'')*)'/g);
  return Array.from(strings, ([, text = ""]) => text.replaceAll("''", "’"));
}

/** What a sentence says that the site does not say, and what it says instead. */
export function refusedIn(sentence: string): string[] {
  const rest = VERBATIM.reduce((text, phrase) => text.replace(phrase, ""), sentence);
  return REFUSED.flatMap(([found, instead]) => {
    const [words] = found.exec(rest) ?? [];
    return words ? [`${words} → ${instead}`] : [];
  });
}

/** The acronyms of a text that it does not explain: "in full (EIMT)", or "EIMT : in full". */
export function unexplainedIn(text: string): string[] {
  return EXPLAINED.filter((acronym) => {
    const explained = new RegExp(
      `\\(${acronym}\\)|\\b${acronym}(?: et [A-Z]+)?(?:[ \u00a0]|\\\\u00a0|&nbsp;):`,
    );
    return new RegExp(`\\b${acronym}\\b`).test(text) && !explained.test(text);
  });
}

/** Texts that are read by themselves: a page, an offer, an article. */
export function wholeTexts(): { name: string; text: string }[] {
  const pages = proseFiles().filter((file) => file.endsWith(".mdx"));
  const seed = readFileSync(path.join(root, SEED), "utf8").replace(/^\s*--.*$/gm, "");
  return [
    ...pages.map((file) => ({ name: file, text: readFileSync(path.join(root, file), "utf8") })),
    ...seed.split(/\n {2}(?=\()/).map((text) => ({ name: `${SEED} ${text.slice(0, 40)}`, text })),
  ];
}
