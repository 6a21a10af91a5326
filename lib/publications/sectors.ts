/** What offers and employers are of, as the database has it and as people read it, in the order of menus. */
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
