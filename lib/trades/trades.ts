/**
 * Trades of offers by sector: slug, gender-neutral label, sector, and the code of the National Occupational
 * Classification 2021 if it was verified (docs/facts.md). The database has the same list (`trades`); a test
 * compares the two.
 */
const rows = [
  ["infirmier", "Infirmier·ère", "health", "31301"],
  ["infirmier-auxiliaire", "Infirmier·ère auxiliaire", "health", "32101"],
  ["prepose-aux-beneficiaires", "Préposé·e aux bénéficiaires", "health", "33102"],
  ["medecin", "Médecin de famille", "health", "31102"],
  ["pharmacien", "Pharmacien·ne", "health", "31120"],
  ["assistant-en-pharmacie", "Assistant·e technique en pharmacie", "health", "33103"],
  ["physiotherapeute", "Physiothérapeute", "health", "31202"],
  ["ergotherapeute", "Ergothérapeute", "health", "31203"],
  ["psychologue", "Psychologue", "health", "31200"],
  ["dentiste", "Dentiste", "health", "31110"],
  ["hygieniste-dentaire", "Hygiéniste dentaire", "health", "32111"],
  ["technologue-en-imagerie-medicale", "Technologue en imagerie médicale", "health", "32121"],
  ["technologiste-medical", "Technologiste médical·e", "health", "32120"],
  ["ambulancier", "Ambulancier·ère paramédical·e", "health", "32102"],
  ["travailleur-social", "Travailleur·euse social·e", "health", "41300"],
  ["veterinaire", "Vétérinaire", "health", "31103"],
  ["developpeur-web", "Développeur·euse web", "tech", "21234"],
  ["developpeur-logiciel", "Développeur·euse de logiciels", "tech", "21232"],
  ["administrateur-infonuagique", "Administrateur·rice de systèmes", "tech", "22220"],
  ["analyste-de-donnees", "Analyste de données", "tech", "21223"],
  ["analyste-en-cybersecurite", "Analyste en cybersécurité", "tech", "21220"],
  ["technicien-informatique", "Technicien·ne en informatique", "tech", "22221"],
  ["analyste-d-affaires", "Analyste d’affaires", "tech", "21221"],
  ["concepteur-d-interfaces", "Concepteur·rice d’interfaces", "tech", "21233"],
  ["educateur-petite-enfance", "Éducateur·rice à la petite enfance", "education", "42202"],
  ["educateur-specialise", "Éducateur·rice spécialisé·e", "education", "42201"],
  ["enseignant-primaire", "Enseignant·e au primaire", "education", "41221"],
  ["enseignant-secondaire", "Enseignant·e au secondaire", "education", "41220"],
  ["enseignant-de-francais", "Enseignant·e de français langue seconde", "education"],
  ["conseiller-d-orientation", "Conseiller·ère d’orientation", "education", "41320"],
  ["comptable", "Comptable professionnel·le agréé·e", "finance", "11100"],
  ["technicien-en-comptabilite", "Technicien·ne en comptabilité", "finance", "12200"],
  ["conseiller-financier", "Conseiller·ère en services financiers", "finance", "11102"],
  ["agent-d-indemnisation", "Agent·e d’indemnisation", "finance", "12201"],
  ["analyste-financier", "Analyste financier·ère", "finance", "11101"],
  ["actuaire", "Actuaire", "finance", "21210"],
  ["ingenieur-civil", "Ingénieur·e civil·e", "engineering", "21300"],
  ["ingenieur-mecanique", "Ingénieur·e en mécanique", "engineering", "21301"],
  ["ingenieur-electrique", "Ingénieur·e électrique", "engineering", "21310"],
  ["technicien-genie-electrique", "Technicien·ne en génie électrique", "engineering", "22310"],
  ["technicien-genie-civil", "Technicien·ne en génie civil", "engineering", "22300"],
  ["machiniste", "Machiniste", "engineering", "72100"],
  ["mecanicien-industriel", "Mécanicien·ne industriel·le", "engineering", "72400"],
  ["architecte", "Architecte", "engineering", "21200"],
  ["arpenteur-geometre", "Arpenteur·euse-géomètre", "engineering", "21203"],
  ["specialiste-marketing", "Spécialiste en marketing numérique", "marketing", "11202"],
  ["charge-de-communication", "Chargé·e de communication", "marketing", "11202"],
  ["redacteur-traducteur", "Rédacteur·rice-traducteur·rice", "marketing", "51114"],
  ["designer-graphique", "Designer graphique", "marketing", "52120"],
  ["representant-commercial", "Représentant·e des ventes", "marketing", "64101"],
  ["charpentier-menuisier", "Charpentier·ère-menuisier·ère", "construction", "72310"],
  ["electricien", "Électricien·ne", "construction", "72200"],
  ["plombier", "Plombier·ère", "construction", "72300"],
  ["soudeur", "Soudeur·euse", "construction", "72106"],
  ["macon", "Briqueteur·euse-maçon·ne", "construction", "72320"],
  ["couvreur", "Couvreur·euse", "construction", "73110"],
  ["peintre-en-batiment", "Peintre en bâtiment", "construction", "73112"],
  ["frigoriste", "Frigoriste", "construction", "72402"],
  ["ferblantier", "Ferblantier·ère", "construction", "72102"],
  ["ebeniste", "Ébéniste", "construction", "72311"],
  ["grutier", "Grutier·ère", "construction", "72500"],
  ["manoeuvre", "Manœuvre de chantier", "construction", "75110"],
  ["estimateur", "Estimateur·rice en construction", "construction", "22303"],
  ["charge-de-projet-construction", "Chargé·e de projet en construction", "construction", "70010"],
  ["camionneur", "Camionneur·euse", "transport", "73300"],
  ["chauffeur-d-autobus", "Chauffeur·euse d’autobus", "transport", "73301"],
  ["cariste", "Cariste", "transport", "75101"],
  ["repartiteur", "Répartiteur·rice en transport", "transport", "14404"],
  ["mecanicien-automobile", "Mécanicien·ne automobile", "transport", "72410"],
  ["mecanicien-vehicules-lourds", "Mécanicien·ne de véhicules lourds", "transport", "72410"],
  ["receptionniste-d-hotel", "Réceptionniste d’hôtel", "hospitality", "64314"],
  ["prepose-a-l-entretien", "Préposé·e à l’entretien ménager", "hospitality", "65310"],
  ["serveur", "Serveur·euse", "hospitality", "65200"],
  ["guide-touristique", "Guide touristique", "hospitality", "64320"],
  ["cuisinier", "Cuisinier·ère", "food", "63200"],
  ["aide-de-cuisine", "Aide de cuisine", "food", "65201"],
  ["boulanger-patissier", "Boulanger·ère-pâtissier·ère", "food", "63202"],
  ["boucher", "Boucher·ère", "food", "63201"],
  ["ouvrier-agricole", "Ouvrier·ère agricole", "food", "85101"],
  ["ouvrier-alimentaire", "Ouvrier·ère en transformation alimentaire", "food", "95106"],
  ["adjoint-administratif", "Adjoint·e administratif·ve", "administration", "13110"],
  ["agent-service-clientele", "Agent·e de service à la clientèle", "administration", "64409"],
  ["conseiller-rh", "Conseiller·ère en ressources humaines", "administration", "11200"],
  ["gestionnaire-de-projet", "Gestionnaire de projet", "administration"],
  ["avocat", "Avocat·e", "administration", "41101"],
] as const;

type Row = (typeof rows)[number];

export type Trade = {
  slug: Row[0];
  name: string;
  sector: Row[2];
  /** Unit group in the NOC 2021; null if it was not verified. */
  noc: string | null;
};

export const trades: readonly Trade[] = rows.map(([slug, name, sector, noc = null]) => ({
  slug,
  name,
  sector,
  noc,
}));

/** Returns the trade with this slug; null if there is none. */
export function findTrade(slug: string | null): Trade | null {
  return trades.find((trade) => trade.slug === slug) ?? null;
}

export const tradeSlugs = trades.map(({ slug }) => slug);
