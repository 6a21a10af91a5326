import { shortDate } from "@/lib/text/dates";
import { error, type Notice, success } from "./notice";

export const administrationNotices = {
  // Administration
  saveNotAnswered: error(
    "Erreur lors de la sauvegarde",
    "Votre saisie est conservée\u00a0: veuillez réessayer.",
  ),
  editConflict: error(
    "Version plus récente",
    "Une autre personne a modifié cette annonce. Choisissez ci-dessus la version à garder.",
  ),
  editRefused: error(
    "Modification impossible",
    "Cette annonce a été supprimée ou n’est pas la vôtre.",
  ),
  publishedTooMany: error(
    "Limite quotidienne atteinte",
    "Votre saisie est conservée\u00a0: enregistrez-la en brouillon, ou publiez-la demain. La première semaine, un compte peut publier 20 annonces par jour. Cette limite disparaît quand l’entreprise est vérifiée.",
  ),
  published: success("Publication réussie\u00a0!", "Votre contenu a été publié avec succès."),
  importFileMissing: error("Aucun fichier", "Choisissez un fichier CSV."),
  importRefused: error("Fichier à corriger", "Rien n’a été importé. Les erreurs sont ci-dessous."),
  importReady: success(
    "Fichier vérifié",
    "Rien n’est encore publié\u00a0: confirmez l’importation.",
  ),
  importToCheck: error(
    "À vérifier avant d’importer",
    "Rien n’est encore publié\u00a0: lisez les avertissements, puis confirmez.",
  ),
  importedBefore: error(
    "Déjà importé",
    "Les offres de ce fichier sont dans votre liste. Rien n’a été ajouté.",
  ),
  freelanceJobPublished: success("Mission publiée\u00a0!"),
  freelanceJobsLoadFailed: error("Erreur", "Impossible de charger les missions freelance."),
  freelanceJobCreated: success("Mission créée avec succès"),
  freelanceJobUpdated: success("Mission mise à jour"),
  freelanceJobDeleted: success("Mission freelance supprimée."),
  freelanceJobDeleteFailed: error("Erreur", "Impossible de supprimer la mission."),
  scholarshipPublished: success("Bourse publiée\u00a0!"),
  scholarshipsLoadFailed: error("Erreur", "Impossible de charger les bourses."),
  scholarshipCreated: success("Bourse créée avec succès"),
  scholarshipUpdated: success("Bourse mise à jour"),
  scholarshipDeleted: success("Bourse supprimée."),
  scholarshipDeleteFailed: error("Erreur", "Impossible de supprimer la bourse."),
  articlePublished: success("Article publié\u00a0!", "Votre article a été publié avec succès."),
  articleDeleted: success("Article supprimé."),
  articleDeleteFailed: error("Erreur", "Impossible de supprimer l’article."),
  articleImageInvalid: error(
    "Image invalide",
    "Choisissez une image JPEG, PNG ou WebP de 2\u00a0Mo au plus.",
  ),
  pendingCommentsLoadFailed: error("Erreur", "Impossible de charger les commentaires."),
  postingToCheck: error(
    "À vérifier avant de publier",
    "Votre saisie est conservée\u00a0; rien n’est encore publié.",
  ),
  postingForbidden: error(
    "Publication impossible",
    "La loi interdit de publier cette offre telle quelle. Corrigez-la, puis publiez-la.",
  ),
  jobCreated: success("Offre créée avec succès"),
  jobUpdated: success("Offre mise à jour"),
  jobDeleted: success("Offre d’emploi supprimée."),
  jobDeleteFailed: error("Erreur", "Impossible de supprimer l’offre."),
} as const satisfies Record<string, Notice>;

/** How long a publication usually waits for the site's team to review it. */
export const REVIEW_DELAY = "deux jours ouvrables";

/** For unverified recruiters, while the publishing review is on. */
export const reviewNotices = {
  waiting: success(
    "En attente de vérification",
    `L’équipe du site vérifie votre annonce avant de la mettre en ligne, en général sous ${REVIEW_DELAY}. Vous recevrez un courriel.`,
  ),
  importWaiting: success(
    "Offres en attente de vérification",
    `L’équipe du site les vérifie avant de les mettre en ligne, en général sous ${REVIEW_DELAY}.`,
  ),
} as const satisfies Record<string, Notice>;

const words = {
  publish: ["annonce publiée", "annonces publiées"],
  fill: ["annonce marquée comme pourvue", "annonces marquées comme pourvues"],
  renew: ["annonce prolongée", "annonces prolongées"],
  copy: ["brouillon créé", "brouillons créés"],
  reopen: ["annonce remise en ligne", "annonces remises en ligne"],
} as const;

const none = {
  publish: "Aucune annonce publiée",
  fill: "Aucune annonce marquée comme pourvue",
  renew: "Aucune annonce prolongée",
  copy: "Aucun brouillon créé",
  reopen: "Aucune annonce remise en ligne",
} as const;

/** By state, the reason why an action changed nothing. */
const states: Record<string, string> = {
  draft: "brouillon",
  pending: "en attente de vérification",
  published: "déjà en ligne",
  filled: "déjà pourvue",
  replaced: "remplacée",
};

const openUntil = (day: string | null) =>
  day === null ? "sans date limite" : `déjà ouverte jusqu’au ${shortDate(day)}`;

/** Max number of unchanged publications that the message names. */
const NAMED = 3;

/** Messages after an action on several publications at once. */
export const manageNotices = {
  nothingChosen: error("Aucune annonce choisie", "Cochez les annonces dans la liste."),
  dayPassed: error("Date limite à choisir", "Indiquez un jour à venir, puis prolongez."),
  failed: error("Erreur", "Rien n’a été changé. Veuillez réessayer."),
  howFilledStored: success("Réponse enregistrée", "Merci\u00a0!"),
  /**
   * @param left the unchanged publications that could be read: without a state where the action was
   * refused, and after a renewal with the day that they are open until
   */
  changed(
    act: keyof typeof words,
    changed: number,
    unchanged = 0,
    left: { title: string; state: string | null; until?: string | null }[] = [],
  ): Notice {
    const [one, many] = words[act];
    const title = changed === 0 ? none[act] : `${changed} ${changed === 1 ? one : many}`;
    const followUp =
      act === "fill" ? "Qui attend une réponse l’apprendra dans dix minutes." : undefined;
    if (unchanged === 0) return success(title, followUp);
    const refusal = act === "publish" ? "ouvrez-la pour voir ce qui manque" : "refusée";
    const named = left.slice(0, NAMED).map(({ title, state, until }) => {
      const why = until === undefined ? ((state && states[state]) ?? refusal) : openUntil(until);
      return `«\u00a0${title}\u00a0» (${why})`;
    });
    const others = unchanged - named.length;
    if (named.length > 0 && others > 0) named.push(others === 1 ? "1 autre" : `${others} autres`);
    const count = `${unchanged} ${unchanged === 1 ? "annonce inchangée" : "annonces inchangées"}`;
    const description = `${[count, named.join(", ")].filter(Boolean).join("\u00a0: ")}.`;
    return changed === 0 ? error(title, description) : { title, description };
  },
};
