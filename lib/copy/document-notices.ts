import { error, type Notice, success } from "./notice";

export const documentNotices = {
  documentsLoadFailed: error("Erreur", "Impossible de charger les documents."),
  documentAdded: success("CV ajouté\u00a0!", "Vous pouvez l’envoyer avec vos candidatures."),
  documentQuota: error(
    "Limite atteinte",
    "Vous avez déjà 10 CV. Supprimez-en un pour en ajouter un autre.",
  ),
  documentUploadFailed: error("Erreur", "Votre CV n’a pas pu être envoyé. Veuillez réessayer."),
  documentSaveFailed: error("Erreur", "Ce document n’a pas pu être modifié. Veuillez réessayer."),
  documentDeleteFailed: error(
    "Erreur",
    "Ce document n’a pas pu être supprimé. Veuillez réessayer.",
  ),
  documentUploadStopped: success("Envoi annulé", "Rien n’a été conservé."),
  documentRenamed: success("Document renommé."),
  documentDefault: success(
    "CV par défaut choisi.",
    "Il sera proposé en premier quand vous postulerez.",
  ),
  documentDeleted: success("Document supprimé.", "Le fichier a été effacé."),
  documentGone: error("Document introuvable", "Il a peut-être déjà été supprimé."),
} as const satisfies Record<string, Notice>;

/** Reason and remedy, shown below the title of each refused file. */
const documentProblems = {
  invalid_file:
    "Ce fichier est vide, trop gros ou illisible\u00a0: ouvrez-le et enregistrez-le de nouveau en PDF.",
  incomplete_pdf:
    "Ce PDF est incomplet\u00a0: copiez-le ou téléchargez-le de nouveau, puis réessayez.",
  protected_pdf:
    "Ce PDF est protégé par un mot de passe\u00a0: enregistrez-en une copie sans protection.",
  active_pdf:
    "Votre PDF contient un script, un son, une vidéo ou une commande\u00a0: imprimez-le en PDF, puis envoyez cette copie.",
  other_document:
    "Dans Word, Pages ou Google Docs, choisissez «\u00a0Enregistrer sous\u00a0» ou «\u00a0Télécharger\u00a0», puis PDF.",
  photo:
    "Ouvrez cette photo, choisissez «\u00a0Imprimer\u00a0», puis «\u00a0Enregistrer en PDF\u00a0».",
} as const;

export function isProblemOfDocument(reason: string): reason is keyof typeof documentProblems {
  return Object.hasOwn(documentProblems, reason);
}

export function invalidDocument(problem: keyof typeof documentProblems): Notice {
  return error(
    "Fichier invalide",
    `Veuillez sélectionner un PDF de moins de 5MB.\n${documentProblems[problem]}`,
  );
}
