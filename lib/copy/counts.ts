const number = new Intl.NumberFormat("fr-CA");

/** A count with its noun; French takes the singular for 0 and 1. */
function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count < 2 ? one : many}`;
}

/** "1 offre d'emploi", "112 offres d'emploi". */
export function countJobs(count: number): string {
  return counted(count, "offre d'emploi", "offres d'emploi");
}

/** "1 offre trouvée", "112 offres trouvées". */
export function countJobsFound(count: number): string {
  return counted(count, "offre trouvée", "offres trouvées");
}

// Questions fréquentes

/** "1 question trouvée", "27 questions trouvées". */
export function countQuestionsFound(count: number): string {
  return counted(count, "question trouvée", "questions trouvées");
}
