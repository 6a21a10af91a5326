import type { z } from "zod";

/** Whose rows an action is asked to touch: all of them are somebody else's. */
export type Theirs = {
  ids: Record<
    | "job"
    | "freelance"
    | "scholarship"
    | "article"
    | "application"
    | "document"
    | "comment"
    | "alert"
    | "case"
    | "employer",
    string
  >;
  candidate: { id: string; email: string };
  recruiter: { id: string; email: string };
  path: string;
};

/** Who tries, in the order in which they do; the operator last, who may change things. */
export const ATTACKERS = ["visitor", "candidate", "recruiter", "suspended", "operator"] as const;
export type Attacker = (typeof ATTACKERS)[number];

export type ActionLine = {
  /** The fields of its form, or the values that it is called with. */
  given: (theirs: Theirs) => Record<string, string> | unknown[];
  /** What reads the form, for inputs that are made up. */
  schema?: z.ZodType;
  /** A page that has it, where its own has a parameter. */
  page?: (theirs: Theirs) => string;
  /**
   * What each attacker gets, in the order above: `D`one for oneself or on what everybody may, `R`efused,
   * sent elsewhere (`>`), `A`nother answer; `+` where something of theirs was changed. Left out, only
   * that nothing of theirs changed is asked.
   */
  outcome?: string;
};
