import { error, type Notice, success } from "./notice";

/** The notices of alerts on a search. */
export const alertNotices = {
  alertCreated: success(
    "Alerte créée\u00a0!",
    "Les nouveautés vous parviendront une fois par semaine. Le rythme se change sous «\u00a0Mes Alertes\u00a0».",
  ),
  alertRequested: success(
    "Presque terminé\u00a0!",
    "Confirmez votre alerte par le lien de notre courriel. Si vous en avez déjà reçu un ces trois derniers jours, il sert aussi pour celle-ci.",
  ),
  alertFailed: error(
    "Alerte non enregistrée",
    "Rien n’est perdu\u00a0: veuillez réessayer dans un instant.",
  ),
  alertsFull: error(
    "Vous avez déjà vingt alertes",
    "C’est le plus que nous gardons. Supprimez-en une sous «\u00a0Mes Alertes\u00a0», puis réessayez.",
  ),
  alertsLoadFailed: error("Erreur", "Vos alertes n’ont pas pu être chargées."),
  alertPaused: success("Alerte en pause.", "Rien ne vous sera envoyé tant qu’elle l’est."),
  alertResumed: success("Alerte reprise.", "Ce qui paraît dès maintenant vous parviendra."),
  alertChanged: success("Rythme changé."),
  alertDeleted: success("Alerte supprimée."),
  alertGone: error("Alerte introuvable", "Elle a peut-être déjà été supprimée."),
  alertChangeFailed: error("Erreur", "Votre alerte n’a pas pu être modifiée. Veuillez réessayer."),
} as const satisfies Record<string, Notice>;
