/** The menus of the missions; `slug` is what the address says. */
export const freelanceJobSkills = [
  { slug: "react", label: "React" },
  { slug: "nodejs", label: "Node.js" },
  { slug: "python", label: "Python" },
  { slug: "design", label: "Design" },
  { slug: "marketing", label: "Marketing" },
] as const;
export type FreelanceJobSkill = (typeof freelanceJobSkills)[number];

export const freelanceJobBudgets = [
  { slug: "moins-de-2000", label: "Moins de 2\u00a0000\u00a0$" },
  { slug: "2000-a-5000", label: "2 000 $ à 5 000 $" },
  { slug: "plus-de-5000", label: "Plus de 5\u00a0000\u00a0$" },
  { slug: "a-negocier", label: "À négocier" },
] as const;
export type FreelanceJobBudget = (typeof freelanceJobBudgets)[number];

export const freelanceJobDurations = [
  { slug: "moins-d-1-mois", label: "Moins d’un mois" },
  { slug: "1-a-3-mois", label: "1 à 3 mois" },
  { slug: "plus-de-3-mois", label: "Plus de 3 mois" },
] as const;
export type FreelanceJobDuration = (typeof freelanceJobDurations)[number];
