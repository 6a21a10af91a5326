import { everyKind, type Kind, kinds } from "#kinds";
import { provinces } from "#provinces";

/** What the address of a list may say. */
type ListNames = {
  /** Words and choices of the reader's own: whoever says one asks for an answer of their own. */
  free: readonly string[];
  /** Choices that make a page worth finding, with all that they may be, as the list writes them. */
  choices: Record<string, readonly string[]>;
};

/**
 * What each list reads of its address beside the number of a page, choices in the order in which it
 * writes them. Domains know their own; a test compares the two.
 */
const names = {
  job: {
    free: [
      ...["q", "lieu", "rayon", "teletravail", "salaire", "tri", "expirees"],
      ...["metier", "etranger", "sans_permis", "mobilite", "langue"],
    ],
    choices: {
      contrat: ["CDI", "CDD", "Stage", "Freelance"],
      secteur: [
        ...["tech", "health", "education", "finance", "engineering", "marketing"],
        ...["construction", "transport", "hospitality", "food", "administration"],
      ],
      province: provinces.map(({ slug }) => slug),
    },
  },
  freelance: {
    free: ["q", "competence", "budget", "duree", "etranger", "langue", "tri", "expirees"],
    choices: {},
  },
  scholarship: {
    free: ["q", "niveau", "domaine", "type", "situation", "tri", "expirees"],
    choices: {},
  },
  article: {
    free: ["q", "tri"],
    choices: { categorie: ["visas", "studies", "work", "residence", "policies"] },
  },
} satisfies Record<Kind, ListNames>;

/** The list of employers, which is of no kind of publication. */
const employers: ListNames = { free: ["q", "secteur", "province"], choices: {} };

/** The same by the address of the list. */
export const listNames: Record<string, ListNames> = {
  ...Object.fromEntries(everyKind.map((kind) => [kinds[kind].list, names[kind]])),
  "/entreprises": employers,
};
