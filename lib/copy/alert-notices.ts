import { error, type Notice, success } from "./notice";

export const alertNotices = {
  alertCreated: success(
    "Alerte créée\u00a0!",
    "Vous recevrez les nouvelles annonces une fois par semaine. Changez la fréquence dans «\u00a0Mes Alertes\u00a0».",
  ),
  alertRequested: success(
    "Presque terminé\u00a0!",
    "Ouvrez notre courriel et confirmez votre alerte. Vous en avez déjà reçu un ces trois derniers jours\u00a0? Le lien de ce courriel confirmera aussi cette nouvelle alerte.",
  ),
  alertFailed: error(
    "Alerte non enregistrée",
    "Votre alerte n’a pas pu être enregistrée. Veuillez réessayer dans un instant.",
  ),
  alertsFull: error(
    "Limite atteinte",
    "Vous avez déjà 20 alertes. Supprimez-en une dans «\u00a0Mes Alertes\u00a0», puis réessayez.",
  ),
  alertsLoadFailed: error("Erreur", "Vos alertes n’ont pas pu être chargées."),
  alertPaused: success("Alerte en pause.", "Vous ne recevrez plus de courriels de cette alerte."),
  alertResumed: success("Alerte réactivée.", "Vous recevrez les prochaines annonces."),
  alertChanged: success("Fréquence modifiée."),
  alertDeleted: success("Alerte supprimée."),
  alertGone: error("Alerte introuvable", "Elle a peut-être déjà été supprimée."),
  alertChangeFailed: error("Erreur", "Votre alerte n’a pas pu être modifiée. Veuillez réessayer."),
} as const satisfies Record<string, Notice>;
