import { type SpaceTabKey, spaceHref } from "./tabs";

type Facts = {
  full_name: string | null;
  phone: string | null;
  occupation: string | null;
  country: string | null;
  bio_long: string | null;
  avatar_path: string | null;
  documents: number;
};

type Step = { label: string; next: string; tab: SpaceTabKey; isDone: (facts: Facts) => boolean };

/** From what a recruiter asks for first to what makes the difference. */
const steps: Step[] = [
  {
    label: "votre nom",
    next: "Indiquez votre nom",
    tab: "profil",
    isDone: (facts) => Boolean(facts.full_name),
  },
  {
    label: "un CV",
    next: "Ajoutez votre CV",
    tab: "documents",
    isDone: (facts) => facts.documents > 0,
  },
  {
    label: "votre métier",
    next: "Indiquez votre métier",
    tab: "profil",
    isDone: (facts) => Boolean(facts.occupation),
  },
  {
    label: "votre téléphone",
    next: "Ajoutez un numéro de téléphone",
    tab: "profil",
    isDone: (facts) => Boolean(facts.phone),
  },
  {
    label: "votre pays",
    next: "Indiquez votre pays",
    tab: "profil",
    isDone: (facts) => Boolean(facts.country),
  },
  {
    label: "votre présentation",
    next: "Présentez-vous en quelques lignes",
    tab: "profil",
    isDone: (facts) => Boolean(facts.bio_long),
  },
  {
    label: "votre photo",
    next: "Ajoutez une photo",
    tab: "profil",
    isDone: (facts) => Boolean(facts.avatar_path),
  },
];

/** How far somebody's file has come, and what to do next (null when nothing is missing). */
export function completionOf(facts: Facts) {
  const missing = steps.filter((step) => !step.isDone(facts));
  const [first] = missing;
  return {
    total: steps.length,
    done: steps.length - missing.length,
    missing: missing.map((step) => step.label),
    next: first ? { label: first.next, href: spaceHref(first.tab) } : null,
  };
}
