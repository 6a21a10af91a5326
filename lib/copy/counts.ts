const number = new Intl.NumberFormat("fr-CA");

/** Returns a whole number in French format: "12 500". */
export function plainNumber(count: number): string {
  return number.format(count);
}

/** French uses the singular for 0 and 1. */
function counted(count: number, one: string, many: string): string {
  return `${plainNumber(count)} ${count < 2 ? one : many}`;
}

/** Returns "1 offre d'emploi", "112 offres d'emploi"; "1 000+ offres d'emploi" when the count is capped. */
export function countJobs(count: number, capped = false): string {
  const text = counted(count, "offre d’emploi", "offres d’emploi");
  return capped ? text.replace(plainNumber(count), `${plainNumber(count)}+`) : text;
}

/** Returns "12", or "2 000+" when the count is capped. */
function atLeast(count: number, capped: boolean): string {
  return `${plainNumber(count)}${capped ? "+" : ""}`;
}

/** Returns "Master (12)"; the label alone without a count. */
export function withCount(label: string, count?: { found: number; capped: boolean }): string {
  return count ? `${label} (${atLeast(count.found, count.capped)})` : label;
}

/** Shown instead of a count when nothing matches all the search terms. */
export const NO_EXACT_RESULT = "Aucun résultat exact";

/** Returns the number of items that a card leaves out: "+1 autre", "+4 autres" (docs/product.md, Lists). */
export function countMore(count: number): string {
  return `+${counted(count, "autre", "autres")}`;
}

export function countDays(count: number): string {
  return counted(count, "jour", "jours");
}

export function countOffers(count: number): string {
  return counted(count, "offre", "offres");
}

export function countEmployers(count: number): string {
  return counted(count, "entreprise", "entreprises");
}

/** Returns "1 offre", "1 à 4 offres", "50 offres et plus". */
export function rangeOfOffers(from: number, to: number | null): string {
  if (to === null) return `${countOffers(from)} et plus`;
  return from === to ? countOffers(from) : `${plainNumber(from)} à ${countOffers(to)}`;
}

export function countJobsFound(count: number): string {
  return counted(count, "offre trouvée", "offres trouvées");
}

export function countCases(count: number): string {
  return counted(count, "dossier en attente", "dossiers en attente");
}

// Questions fréquentes

export function countQuestionsFound(count: number): string {
  return counted(count, "question trouvée", "questions trouvées");
}

// Actualités

export function countArticlesFound(count: number): string {
  return counted(count, "article trouvé", "articles trouvés");
}

export function countArticles(count: number): string {
  return counted(count, "article", "articles");
}

export function countComments(count: number): string {
  return counted(count, "commentaire", "commentaires");
}

// Missions et bourses

export function countFreelanceJobsFound(count: number): string {
  return counted(count, "mission trouvée", "missions trouvées");
}

export function countFreelanceJobs(count: number): string {
  return counted(count, "mission", "missions");
}

export function countScholarships(count: number): string {
  return counted(count, "bourse", "bourses");
}

export function countScholarshipsFound(count: number): string {
  return counted(count, "bourse trouvée", "bourses trouvées");
}

/** Returns the results of the scholarship finder as a sentence. */
export function countCompared(of: { found: number; fitting: number; unsure: number }): string {
  const fitting = of.fitting
    ? counted(of.fitting, "bourse vous correspond", "bourses vous correspondent")
    : "Aucune bourse ne vous correspond";
  const unsure = of.unsure && `, ${counted(of.unsure, "est à vérifier", "sont à vérifier")}`;
  return `${fitting}${unsure || ""}, sur ${counted(of.found, "comparée", "comparées")}.`;
}

export function countRecommended(shown: number, compared: number): string {
  return shown < compared
    ? `Les ${plainNumber(shown)} annonces les plus proches de votre profil, sur ${plainNumber(compared)}.`
    : `${counted(compared, "annonce comparée", "annonces comparées")}.`;
}

export function countApplications(count: number): string {
  return counted(count, "candidature", "candidatures");
}

/** Returns "2 propositions" for a mission, "2 candidatures" for the other kinds. */
export function countSent(kind: string, count: number): string {
  return kind === "freelance"
    ? counted(count, "proposition", "propositions")
    : countApplications(count);
}

export function countApplicationsChosen(count: number): string {
  return counted(count, "candidature choisie", "candidatures choisies");
}

/** Returns "3 personnes à l’étranger demandent des précisions". */
export function countAskingAbroad(count: number): string {
  return counted(
    count,
    "personne à l’étranger demande des précisions",
    "personnes à l’étranger demandent des précisions",
  );
}

export function countSaved(count: number): string {
  return counted(count, "favori", "favoris");
}

export function countDocuments(count: number): string {
  return counted(count, "document", "documents");
}

/** Returns "1 erreur à corriger", "12 erreurs à corriger". */
export function countProblems(count: number): string {
  return counted(count, "erreur à corriger", "erreurs à corriger");
}

export function countReports(count: number): string {
  return counted(count, "signalement", "signalements");
}

export function countPublications(count: number): string {
  return counted(count, "annonce", "annonces");
}

export function countEmployersFound(count: number): string {
  return counted(count, "entreprise trouvée", "entreprises trouvées");
}

export function countLivePublications(count: number): string {
  return count === 0
    ? "Aucune annonce ouverte"
    : counted(count, "annonce ouverte", "annonces ouvertes");
}

export function countViews(count: number): string {
  return counted(count, "vue", "vues");
}

/** Returns "1 non lue", "4 non lues": applications whose CV no one has opened. */
export function countUnread(count: number): string {
  return counted(count, "non lue", "non lues");
}

export function countAnswersLate(count: number): string {
  return counted(count, "réponse en retard", "réponses en retard");
}

export function countUnreadApplications(count: number): string {
  return counted(count, "candidature non lue", "candidatures non lues");
}
