/** Sectors of offers and employers: stored code and French label, in menu order. */
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
