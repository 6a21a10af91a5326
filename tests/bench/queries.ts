type Query = { q?: string; place?: string; radius?: number; filters?: Record<string, string[]> };

/** Forty-odd searches of the kinds that people make, by kind. */
export const searches: Record<string, Query[]> = {
  courants: [
    { q: "équipe" },
    { q: "soins" },
    { q: "québec" },
    { q: "travail" },
    { q: "formation" },
    { q: "expérience" },
  ],
  rares: [
    { q: "turbines" },
    { q: "poupons" },
    { q: "titane" },
    { q: "balados" },
    { q: "orthopédagogue" },
    { q: "échographie" },
  ],
  "plusieurs mots": [
    { q: "infirmière québec" },
    { q: "développeur react montréal" },
    { q: "conseillère d'orientation" },
    { q: "préposée aux bénéficiaires" },
    { q: "soudeuse alberta" },
    { q: "chauffeur poids lourd" },
    { q: '"petite enfance" montréal' },
    { q: "infirmière -auxiliaire" },
  ],
  accents: [
    { q: "ingenieure" },
    { q: "électricienne" },
    { q: "educatrice" },
    { q: "pâtissier" },
    { q: "CYBERSÉCURITÉ" },
  ],
  fautes: [{ q: "comtable" }, { q: "infirmère" }, { q: "charpantier" }, { q: "cuisinnier" }],
  référence: [{ q: "HE-0001234" }, { q: "he-0000042" }, { q: "HE-9999999" }],
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
