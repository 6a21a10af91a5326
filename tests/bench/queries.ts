type Query = { q?: string; place?: string; radius?: number; filters?: Record<string, string[]> };

const words = (...searches: string[]): Query[] => searches.map((q) => ({ q }));

/** Forty-odd searches of the kinds that people make, by kind. */
export const searches: Record<string, Query[]> = {
  courants: words("équipe", "soins", "québec", "travail", "formation", "expérience"),
  rares: words("turbines", "poupons", "titane", "balados", "orthopédagogue", "échographie"),
  "plusieurs mots": words(
    "infirmière québec",
    "développeur react montréal",
    "conseillère d'orientation",
    "préposée aux bénéficiaires",
    "soudeuse alberta",
    "chauffeur poids lourd",
    '"petite enfance" montréal',
    "infirmière -auxiliaire",
  ),
  accents: words("ingenieure", "électricienne", "educatrice", "pâtissier", "CYBERSÉCURITÉ"),
  fautes: words("comtable", "infirmère", "charpantier", "cuisinnier"),
  référence: words("HE-0001234", "he-0000042", "HE-9999999"),
  filtres: [
    { q: "équipe", filters: { province: ["NB"] } },
    { q: "soins", filters: { contract: ["CDD"] } },
    { q: "stage", filters: { province: ["QC"] } },
    { place: "Montréal" },
    { place: "Nouveau-Brunswick" },
    { q: "français", place: "Ottawa", filters: { pay: ["50000"] } },
    { filters: { contract: ["Stage"] } },
    { filters: { province: ["YT"] } },
  ],
  "ville et étranger": [
    { place: "Montréal", radius: 50 },
    { q: "soins", place: "Québec", radius: 100 },
    { place: "Moncton", radius: 25 },
    { filters: { abroad: ["true"] } },
    { q: "soins", filters: { abroad: ["true"], province: ["NB"] } },
    { filters: { trade: ["soudeur"] } },
    { filters: { trade: ["infirmier"], abroad: ["true"] } },
  ],
};
