/**
 * The trades that an offer may name, by sector: slug, words that suit everybody, sector, and the
 * code of the National Occupational Classification 2021 where it was read (docs/facts.md). The
 * database has the same list (`trades`); a test compares the two.
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
  ["travailleur-social", "Travailleur·euse social·e", "health"],
  ["veterinaire", "Vétérinaire", "health", "31103"],
  ["developpeur-web", "Développeur·euse web", "tech"],
  ["developpeur-logiciel", "Développeur·euse de logiciels", "tech"],
  ["administrateur-infonuagique", "Administrateur·rice de systèmes", "tech"],
  ["analyste-de-donnees", "Analyste de données", "tech"],
  ["analyste-en-cybersecurite", "Analyste en cybersécurité", "tech"],
  ["technicien-informatique", "Technicien·ne en informatique", "tech"],
  ["analyste-d-affaires", "Analyste d’affaires", "tech"],
  ["concepteur-d-interfaces", "Concepteur·rice d’interfaces", "tech"],
  ["educateur-petite-enfance", "Éducateur·rice à la petite enfance", "education"],
  ["educateur-specialise", "Éducateur·rice spécialisé·e", "education"],
  ["enseignant-primaire", "Enseignant·e au primaire", "education"],
  ["enseignant-secondaire", "Enseignant·e au secondaire", "education"],
  ["enseignant-de-francais", "Enseignant·e de français langue seconde", "education"],
  ["conseiller-d-orientation", "Conseiller·ère d’orientation", "education"],
  ["comptable", "Comptable professionnel·le agréé·e", "finance"],
  ["technicien-en-comptabilite", "Technicien·ne en comptabilité", "finance"],
  ["conseiller-financier", "Conseiller·ère en services financiers", "finance"],
  ["agent-d-indemnisation", "Agent·e d’indemnisation", "finance"],
  ["analyste-financier", "Analyste financier·ère", "finance"],
  ["actuaire", "Actuaire", "finance"],
  ["ingenieur-civil", "Ingénieur·e civil·e", "engineering"],
  ["ingenieur-mecanique", "Ingénieur·e en mécanique", "engineering"],
  ["ingenieur-electrique", "Ingénieur·e électrique", "engineering"],
  ["technicien-genie-electrique", "Technicien·ne en génie électrique", "engineering"],
  ["technicien-genie-civil", "Technicien·ne en génie civil", "engineering"],
  ["machiniste", "Machiniste", "engineering", "72100"],
  ["mecanicien-industriel", "Mécanicien·ne industriel·le", "engineering", "72400"],
  ["architecte", "Architecte", "engineering"],
  ["arpenteur-geometre", "Arpenteur·euse-géomètre", "engineering"],
  ["specialiste-marketing", "Spécialiste en marketing numérique", "marketing"],
  ["charge-de-communication", "Chargé·e de communication", "marketing"],
  ["redacteur-traducteur", "Rédacteur·rice-traducteur·rice", "marketing"],
  ["designer-graphique", "Designer graphique", "marketing"],
  ["representant-commercial", "Représentant·e des ventes", "marketing"],
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
  ["grutier", "Grutier·ère", "construction"],
  ["manoeuvre", "Manœuvre de chantier", "construction"],
  ["estimateur", "Estimateur·rice en construction", "construction", "22303"],
  ["charge-de-projet-construction", "Chargé·e de projet en construction", "construction"],
  ["camionneur", "Camionneur·euse", "transport"],
  ["chauffeur-d-autobus", "Chauffeur·euse d’autobus", "transport"],
  ["cariste", "Cariste", "transport"],
  ["repartiteur", "Répartiteur·rice en transport", "transport"],
  ["mecanicien-automobile", "Mécanicien·ne automobile", "transport"],
  ["mecanicien-vehicules-lourds", "Mécanicien·ne de véhicules lourds", "transport"],
  ["receptionniste-d-hotel", "Réceptionniste d’hôtel", "hospitality"],
  ["prepose-a-l-entretien", "Préposé·e à l’entretien ménager", "hospitality"],
  ["serveur", "Serveur·euse", "hospitality"],
  ["guide-touristique", "Guide touristique", "hospitality"],
  ["cuisinier", "Cuisinier·ère", "food", "63200"],
  ["aide-de-cuisine", "Aide de cuisine", "food"],
  ["boulanger-patissier", "Boulanger·ère-pâtissier·ère", "food"],
  ["boucher", "Boucher·ère", "food"],
  ["ouvrier-agricole", "Ouvrier·ère agricole", "food"],
  ["ouvrier-alimentaire", "Ouvrier·ère en transformation alimentaire", "food"],
  ["adjoint-administratif", "Adjoint·e administratif·ve", "administration"],
  ["agent-service-clientele", "Agent·e de service à la clientèle", "administration"],
  ["conseiller-rh", "Conseiller·ère en ressources humaines", "administration"],
  ["gestionnaire-de-projet", "Gestionnaire de projet", "administration"],
  ["avocat", "Avocat·e", "administration"],
] as const;

type Row = (typeof rows)[number];

export type Trade = {
  slug: Row[0];
  name: string;
  /** The sector of the offers that name it, by its code. */
  sector: Row[2];
  /** Its unit group in the NOC 2021, or null where it was not read. */
  noc: string | null;
};

/** Every trade, by sector. */
export const trades: readonly Trade[] = rows.map(([slug, name, sector, noc = null]) => ({
  slug,
  name,
  sector,
  noc,
}));

/** The trade with this slug, or null. */
export function findTrade(slug: string | null): Trade | null {
  return trades.find((trade) => trade.slug === slug) ?? null;
}

/** What may be stored of an offer's trade. */
export const tradeSlugs = trades.map(({ slug }) => slug);
