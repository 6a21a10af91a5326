import type { AppliedKind } from "./kinds.ts";

type Words = {
  /** The publication, at the start of a sentence. */
  noun: string;
  /** Why nobody can apply any more: somebody was chosen, or the day has passed. */
  filled: string;
  expired: string;
  /** What somebody sends for it, and what the site calls sending it. */
  sent: string;
};

/** What the site and its mails call what people apply to. */
export const appliedWords = {
  job: {
    noun: "L’offre",
    filled: "Poste pourvu",
    expired: "Offre expirée",
    sent: "candidature",
  },
  freelance: {
    noun: "La mission",
    filled: "Mission attribuée",
    expired: "Mission expirée",
    sent: "proposition",
  },
  scholarship: {
    noun: "La bourse",
    filled: "Bourse attribuée",
    expired: "Bourse expirée",
    sent: "candidature",
  },
} as const satisfies Record<AppliedKind, Words>;
