import type { Role } from "@/lib/auth/roles";

export const spaceTabs = [
  { key: "profil", label: "Mon Profil" },
  { key: "candidatures", label: "Mes Candidatures" },
  { key: "pour-vous", label: "Pour Vous" },
  { key: "favoris", label: "Mes Favoris" },
  { key: "alertes", label: "Mes Alertes" },
  { key: "documents", label: "Mes Documents" },
  { key: "parametres", label: "Paramètres" },
] as const;

export type SpaceTab = (typeof spaceTabs)[number];
export type SpaceTabKey = SpaceTab["key"];

/** Returns the requested tab, or the profile if it is missing or unknown. */
export function toSpaceTab(value: string | string[] | undefined): SpaceTab {
  return spaceTabs.find((tab) => tab.key === value) ?? spaceTabs[0];
}

export function spaceHref(key: SpaceTabKey): string {
  return key === "profil" ? "/espace-utilisateur" : `/espace-utilisateur?onglet=${key}`;
}

type Facts = {
  full_name: string | null;
  phone: string | null;
  occupation: string | null;
  trade: string | null;
  country: string | null;
  bio_long: string | null;
  avatar_path: string | null;
  documents: number;
};

type Step = { label: string; next: string; tab: SpaceTabKey; isDone: (facts: Facts) => boolean };

/** Ordered by what recruiters look for first. */
const steps: Step[] = [
  {
    label: "votre nom",
    next: "indiquez votre nom",
    tab: "profil",
    isDone: (facts) => Boolean(facts.full_name),
  },
  {
    label: "un CV",
    next: "ajoutez votre CV",
    tab: "documents",
    isDone: (facts) => facts.documents > 0,
  },
  {
    label: "votre profession",
    next: "indiquez votre profession",
    tab: "profil",
    // A listed trade counts too: offers are matched by it.
    isDone: (facts) => Boolean(facts.occupation ?? facts.trade),
  },
  {
    label: "votre téléphone",
    next: "ajoutez un numéro de téléphone",
    tab: "profil",
    isDone: (facts) => Boolean(facts.phone),
  },
  {
    label: "votre pays",
    next: "indiquez votre pays",
    tab: "profil",
    isDone: (facts) => Boolean(facts.country),
  },
  {
    label: "votre présentation",
    next: "présentez-vous en quelques lignes",
    tab: "profil",
    isDone: (facts) => Boolean(facts.bio_long),
  },
  {
    label: "votre photo",
    next: "ajoutez une photo",
    tab: "profil",
    isDone: (facts) => Boolean(facts.avatar_path),
  },
];

/** Returns the completion of a user's profile and the next step (null if nothing is missing). */
export function completionOf(facts: Facts, role: Role) {
  // Recruiters do not apply, so they need no documents.
  const asked = steps.filter(({ tab }) => role === "candidat" || tab !== "documents");
  const missing = asked.filter((step) => !step.isDone(facts));
  const [first] = missing;
  return {
    total: asked.length,
    done: asked.length - missing.length,
    missing: missing.map((step) => step.label),
    next: first ? { label: first.next, href: spaceHref(first.tab) } : null,
  };
}
