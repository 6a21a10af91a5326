import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EXPLAINED_BY, VERBATIM } from "@/tests/support/source/refused-words";
import {
  refusedIn,
  sentencesIn,
  unexplainedIn,
  wholeTexts,
  wordFiles,
} from "@/tests/support/source/words";

// Read once: there are many.
const sentencesOfFiles = wordFiles().map((file): [string, string[]] => [file, sentencesIn(file)]);

describe("Les mots du site", () => {
  it.each(sentencesOfFiles)("%s n'a aucun mot refusé", (_file, sentences) => {
    expect(sentences.flatMap(refusedIn)).toEqual([]);
  });

  it("sont lus dans les pages, les courriels et les données de départ", () => {
    const read = sentencesOfFiles.flatMap(([file, sentences]) =>
      sentences.length > 0 ? [file] : [],
    );
    const some = `app/(public)/faq/text.mdx components/contact/contact-cards.tsx supabase/seed.sql
      supabase/data/07_posting_rules.sql supabase/functions/_shared/mails/application.ts`;
    expect(read).toEqual(
      expect.arrayContaining(["lib/copy/server-notices.ts", ...some.split(/\s+/)]),
    );
  });

  it("gardés à la lettre se lisent encore quelque part", () => {
    const all = sentencesOfFiles.flatMap(([, sentences]) => sentences).join("\n");
    for (const sentence of VERBATIM) expect(all).toContain(sentence);
  });
});

describe("Le refus d'un mot", () => {
  it.each([
    "Vous êtes désabonné.",
    "Le 1 er janvier",
    "240 Ko",
    "Un flux RSS",
    "CV ouvert, pour : Soudeur",
  ])("trouve la faute de « %s »", (sentence) => expect(refusedIn(sentence)).not.toEqual([]));

  it.each([
    "Vous êtes jumelé·e à une personne d’expérience.",
    "Vous devez être connecté pour postuler.",
    "Vous êtes déjà sur la liste de l’infolettre",
    "Le français est un atout partout au pays.",
    "Préposé·e à l’entretien ménager",
    "+4 autres",
    "Posez la question avant de déposer une demande.",
  ])("laisse dire « %s »", (sentence) => {
    expect(refusedIn(sentence)).toEqual([]);
  });
});

describe("Les sigles", () => {
  it("sont dits en toutes lettres dans chaque texte qui en a", () => {
    const unexplained = wholeTexts().flatMap(({ name, text }) =>
      unexplainedIn(text).map((acronym) => `${name} : ${acronym}`),
    );
    expect(unexplained).toEqual([]);
  });

  it("le sont aussi à côté de ce que le programme écrit", () => {
    const texts = new Map(
      sentencesOfFiles.map(([file, sentences]) => [file, sentences.join("\n")]),
    );
    const unexplained = [...texts].flatMap(([file, text]) => {
      if (/\.(mdx|sql)$/.test(file)) return [];
      const beside = texts.get(EXPLAINED_BY[file] ?? "") ?? "";
      return unexplainedIn(`${text}\n${beside}`).map((acronym) => `${file} : ${acronym}`);
    });
    expect(unexplained).toEqual([]);
  });

  it("ne passent pas sans explication", () => {
    expect(unexplainedIn("Un DEP en usinage")).toEqual(["DEP"]);
    expect(unexplainedIn("Un diplôme d’études professionnelles (DEP)")).toEqual([]);
    expect(unexplainedIn("NCLC et CLB : deux échelles")).toEqual([]);
  });
});

describe("Les thèmes des articles de départ", () => {
  // "'policies', array['policies', 'impôts', 'installation']": the theme, then the tags.
  const themed = /'(\w+)', array\[([^\]]*)\], (?:true|false), '/g;
  /** What is done once one has arrived is no rule that a government changes. */
  const EVERYDAY = /'(?:installation|impôts|transport|logement|droits|santé|banque)'/;

  it("ne rangent pas la vie de tous les jours sous « Politiques »", () => {
    const rows = [...readFileSync("supabase/seed.sql", "utf8").matchAll(themed)];
    expect(rows.length).toBeGreaterThanOrEqual(30);
    const misplaced = rows.filter(
      ([, theme, tags = ""]) => theme === "policies" && EVERYDAY.test(tags),
    );
    expect(misplaced.map(([row]) => row)).toEqual([]);
  });
});
