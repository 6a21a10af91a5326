import { error, type Notice, success } from "./notice";

/** What operators are told, and those whom their acts concern. */
export const trustNotices = {
  operatorRefused: error(
    "Accès réservé",
    "Cette section est réservée aux personnes qui veillent sur le site.",
  ),
  operationLoadFailed: error("Erreur", "Impossible de charger cette page."),
  ruleEnabled: success("Règle activée", "Elle vaut dès la prochaine publication."),
  ruleDisabled: success("Règle désactivée", "Elle ne demande plus rien à personne."),
  ruleFailed: error("Erreur", "La règle n’a pas pu être changée."),
} as const satisfies Record<string, Notice>;
