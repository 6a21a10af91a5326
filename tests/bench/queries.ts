type Asked = {
  q?: string;
  place?: string;
  radius?: number;
  province?: string;
  contract?: string;
  pay?: number;
  trade?: string;
  abroad?: boolean;
};

/** Forty-odd searches of the kinds that people make, by kind. */
export const searches: Record<string, Asked[]> = {
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
    { q: "équipe", province: "NB" },
    { q: "soins", contract: "CDD" },
    { q: "stage", province: "QC" },
    { place: "Montréal" },
    { place: "Nouveau-Brunswick" },
    { q: "français", place: "Ottawa", pay: 50_000 },
    { contract: "Stage" },
    { province: "YT" },
  ],
  "ville et étranger": [
    { place: "Montréal", radius: 50 },
    { q: "soins", place: "Québec", radius: 100 },
    { place: "Moncton", radius: 25 },
    { abroad: true },
    { q: "soins", abroad: true, province: "NB" },
    { trade: "soudeur" },
    { trade: "infirmier", abroad: true },
  ],
};
