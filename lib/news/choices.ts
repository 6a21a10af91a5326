/** The chips of the news list. */
export const newsTopics = {
  visas: "Visas",
  studies: "Études",
  work: "Travail",
  residence: "Résidence permanente",
  policies: "Politiques",
} as const;
export type NewsTopic = keyof typeof newsTopics;
