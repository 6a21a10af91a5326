/**
 * The sentences that the program chooses to show (specification §8), to the letter.
 * A notice is shown as a toast; URLs carry its key, never its text.
 */
export type Notice = {
  title: string;
  description?: string;
  tone?: "error" | "success";
};

const error = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "error",
});
const success = (title: string, description?: string): Notice => ({
  title,
  description,
  tone: "success",
});
const soon = (title: string, description: string): Notice => ({
  title: `🚧 ${title}`,
  description,
});

export const notices = {
  // Features that an operator has suspended
  searchSuspended: soon("Recherche en développement", "Cette recherche sera bientôt disponible."),
  featureSuspended: soon(
    "Fonctionnalité en développement",
    "Cette fonctionnalité sera bientôt disponible.",
  ),
  quickApplySuspended: soon("Candidature rapide en développement", "Ouvrez l'offre pour postuler."),
  contactSuspended: soon("Envoi en développement", "Écrivez-nous par courriel en attendant."),

  // Jobs
  jobsLoadFailed: error("Erreur", "Impossible de charger les offres d'emploi."),
  jobNotFound: error("Offre non trouvée", "Cette offre d'emploi n'existe pas ou a été supprimée."),
  jobLoadFailed: error("Erreur", "Impossible de charger l'offre d'emploi."),

  // Everywhere
  signInRequired: error("Connexion requise", "Vous devez être connecté pour postuler."),
  linkCopied: success("Lien copié !"),
  linkNotCopied: error("Erreur", "Le lien n’a pas pu être copié. Copiez l’adresse de la page."),
} as const satisfies Record<string, Notice>;

export type NoticeKey = keyof typeof notices;

/** "Filtres appliqués !" with the number found (specification §2.4). */
export function filtersApplied(found: string): Notice {
  return success("Filtres appliqués !", found);
}
