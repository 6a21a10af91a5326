import { type Country, countries } from "@/lib/places/countries";
import { chosenOption, listHref, pageNumber, type SearchParams } from "@/lib/text/search";
import { type Situation, situationAnswers, studyFields, studyLevels } from "./choices";

type Choice = { slug: string; label: string };

export const fieldAnswers = [...studyFields, { slug: "autre", label: "Un autre domaine" }] as const;

/** How long one needs until a bourse closes. */
export const delayAnswers = [
  { slug: "1-mois", label: "Un mois", days: 30 },
  { slug: "3-mois", label: "Trois mois", days: 91 },
  { slug: "6-mois", label: "Six mois", days: 182 },
] as const;

/** What somebody answers to the five questions; null where they pass. */
export type Answers = {
  country: Country | null;
  level: (typeof studyLevels)[number] | null;
  field: (typeof fieldAnswers)[number] | null;
  situation: Situation | null;
  delay: (typeof delayAnswers)[number] | null;
  page: number;
};

export const FINDER = "/bourses/trouver";

/**
 * Reads the answers from the address, which is all there is of them: they are kept nowhere. One that
 * makes no sense is none.
 */
export function parseAnswers(params: SearchParams): Answers {
  return {
    country: chosenOption(countries, params.citoyennete),
    level: chosenOption(studyLevels, params.niveau),
    field: chosenOption(fieldAnswers, params.domaine),
    situation: chosenOption(situationAnswers, params.situation),
    delay: chosenOption(delayAnswers, params.delai),
    page: pageNumber(params.page),
  };
}

/** The address of the finder with these answers, or of what else is made of them. */
export function finderHref(answers: Answers, path = FINDER): string {
  const slug = (choice: Choice | null) => choice?.slug;
  return listHref(path, {
    citoyennete: slug(answers.country),
    niveau: slug(answers.level),
    domaine: slug(answers.field),
    situation: slug(answers.situation),
    delai: slug(answers.delay),
    page: answers.page > 1 ? String(answers.page) : null,
  });
}

/** The answers in the database's words. */
export function finderParams({ country, level, field, situation, delay }: Answers) {
  const params = {
    country: country?.code,
    level: level?.label,
    field: field?.slug === "autre" ? "autre" : field?.label,
    situation: situation?.situation,
    days: delay?.days,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

/** Whether there is anything to compare with. */
export function hasAnswers(answers: Answers): boolean {
  return Object.keys(finderParams(answers)).length > 0;
}
