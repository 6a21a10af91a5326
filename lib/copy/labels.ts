/** Coded values and the French words that people read. Order is the order of the menus. */

export const contractTypes = ["CDI", "CDD", "Stage", "Freelance"] as const;
export type ContractType = (typeof contractTypes)[number];

export const sectors = {
  tech: "Technologies",
  health: "Santé",
  education: "Éducation",
  finance: "Finance",
  engineering: "Ingénierie",
  marketing: "Marketing",
  construction: "Construction",
  transport: "Transport et logistique",
  hospitality: "Hôtellerie et tourisme",
  food: "Agroalimentaire et restauration",
  administration: "Administration",
} as const;
export type Sector = keyof typeof sectors;

/** The chips of the news list (specification §9). */
export const newsTopics = {
  visas: "Visas",
  studies: "Études",
  work: "Travail",
  residence: "Résidence permanente",
  policies: "Politiques",
} as const;
export type NewsTopic = keyof typeof newsTopics;

/** The six of the specification first, then the other provinces and territories (product.md). */
export const provinces = [
  { code: "ON", slug: "ontario", label: "Ontario" },
  { code: "QC", slug: "quebec", label: "Québec" },
  { code: "BC", slug: "colombie-britannique", label: "Colombie-Britannique" },
  { code: "AB", slug: "alberta", label: "Alberta" },
  { code: "MB", slug: "manitoba", label: "Manitoba" },
  { code: "SK", slug: "saskatchewan", label: "Saskatchewan" },
  { code: "NB", slug: "nouveau-brunswick", label: "Nouveau-Brunswick" },
  { code: "NS", slug: "nouvelle-ecosse", label: "Nouvelle-Écosse" },
  { code: "PE", slug: "ile-du-prince-edouard", label: "Île-du-Prince-Édouard" },
  { code: "NL", slug: "terre-neuve-et-labrador", label: "Terre-Neuve-et-Labrador" },
  { code: "YT", slug: "yukon", label: "Yukon" },
  { code: "NT", slug: "territoires-du-nord-ouest", label: "Territoires du Nord-Ouest" },
  { code: "NU", slug: "nunavut", label: "Nunavut" },
] as const;
export type Province = (typeof provinces)[number];

/** The menus of the missions (specification §9); `slug` is what the address says. */
export const missionSkills = [
  { slug: "react", label: "React" },
  { slug: "nodejs", label: "Node.js" },
  { slug: "python", label: "Python" },
  { slug: "design", label: "Design" },
  { slug: "marketing", label: "Marketing" },
] as const;
export type MissionSkill = (typeof missionSkills)[number];

export const missionBudgets = [
  { slug: "moins-de-2000", label: "Moins de 2 000 $" },
  { slug: "2000-a-5000", label: "2 000 $ à 5 000 $" },
  { slug: "plus-de-5000", label: "Plus de 5 000 $" },
  { slug: "a-negocier", label: "À négocier" },
] as const;
export type MissionBudget = (typeof missionBudgets)[number];

export const missionDurations = [
  { slug: "moins-d-1-mois", label: "Moins d'1 mois" },
  { slug: "1-a-3-mois", label: "1 à 3 mois" },
  { slug: "plus-de-3-mois", label: "Plus de 3 mois" },
] as const;
export type MissionDuration = (typeof missionDurations)[number];

/** The menus of the bourses (specification §9). */
export const studyLevels = [
  { slug: "licence", label: "Licence" },
  { slug: "master", label: "Master" },
  { slug: "doctorat", label: "Doctorat" },
] as const;
export type StudyLevel = (typeof studyLevels)[number];

export const studyFields = [
  { slug: "informatique", label: "Informatique" },
  { slug: "medecine", label: "Médecine" },
  { slug: "ingenierie", label: "Ingénierie" },
  { slug: "commerce", label: "Commerce" },
  { slug: "sciences", label: "Sciences" },
] as const;
export type StudyField = (typeof studyFields)[number];

export const fundingTypes = [
  { slug: "partielle", label: "Partielle" },
  { slug: "complete", label: "Complète" },
] as const;
export type FundingType = (typeof fundingTypes)[number];

/** What a message to us may be about; the first is the default. */
export const contactTypes = {
  general: "Question générale",
  support: "Soutien",
  partnership: "Partenariat",
  immigration: "Immigration",
} as const;
export type ContactType = keyof typeof contactTypes;

/** In which state a publication is; only "published" is in the lists. */
export const publicationStates = {
  published: "Publiée",
  draft: "Brouillon",
  filled: "Pourvue",
} as const;

/** An article is read or not yet; nothing fills it. */
export const articleStates = { published: "Publié", draft: "Brouillon" } as const;

/** What a salary is paid for. */
export const salaryPeriods = {
  hour: "par heure",
  day: "par jour",
  week: "par semaine",
  month: "par mois",
  year: "par an",
} as const;

/** How one applies to a bourse. */
export const applicationModes = {
  direct: "Sur ce site, par le formulaire de candidature",
  official: "Sur le site officiel du programme",
} as const;
