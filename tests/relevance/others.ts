type Titled = readonly [q: string, ...titles: string[]];

/** Missions, by the beginnings of the wanted titles. */
export const freelanceJobs: Titled[] = [
  ["traductrice", "Traduction d'un guide"],
  ["traduire", "Traduction d'un guide"],
  ["photographe", "Photographies de chantiers"],
  ["illustratrice", "Illustrations pour un cahier"],
  ["sous-titres", "Sous-titrage d'une série", "Vidéo de présentation"],
  ["wcag", "Audit d'accessibilité"],
  ["seo", "Référencement d'un site"],
  ["infolettre", "Mise en place d'une infolettre"],
  ["newsletter", "Mise en place d'une infolettre"],
  ["charte graphique", "Charte graphique"],
  ["logo", "Charte graphique d'un organisme"],
  ["cartographie bornes", "Cartographie de bornes"],
  ["formatrice langage clair", "Formation en langage clair"],
  ["réviseure", "Révision linguistique"],
  ["react québec", "Tableau de bord React", "Outil de soumission", "Coaching d'une équipe React"],
];

/** Bourses, likewise. */
export const scholarships: Titled[] = [
  ["francophonie", "Bourses Retour au pays de la Francophonie"],
  ["UQAM", "Bourses de la Fondation de l'UQAM"],
  ["mc gill", "Bourses McCall MacBain"],
  ["mcgill", "Bourses McCall MacBain"],
  ["université laval", "Bourses de leadership", "Bourses Citoyennes"],
  ["universite de moncton", "Bourses de l'Université de Moncton"],
  ["citoyens du monde", "Bourses Citoyennes"],
  ["doctorante", "Bourses de recherche doctorale"],
  ["exemption des droits", "Bourses d'exemption"],
  ["infirmière", "Bourse Ruisseau-Clair en soins infirmiers"],
  ["bourse desjardin", "Bourses de la Fondation Desjardins"],
  ["mitacs globalink", "Stages de recherche Globalink"],
];

/** Articles, likewise. */
export const articles: Titled[] = [
  ["permis d'études", "Permis d'études : préparer"],
  ["permis etude", "Permis d'études : préparer"],
  ["résident permanent", "Résidence permanente"],
  ["impot", "Impôts : votre première"],
  ["banque", "Ouvrir un compte bancaire"],
  ["compte en banque", "Ouvrir un compte bancaire"],
  ["PVT", "Vacances-travail"],
  ["pvtiste", "Vacances-travail"],
  ["permis de conduire", "Conduire au Canada"],
  ["garderies", "Trouver une place en garderie"],
  ["parrainage", "Parrainer une conjointe"],
  ["diplômes étrangers", "Reconnaissance des diplômes"],
  ["curriculum vitae", "Le CV et la lettre"],
  ["TEF TCF", "Test de français"],
  ["casier judiciaire", "Demander un certificat de police"],
];
