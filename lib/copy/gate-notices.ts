import { error, type Notice, success } from "./notice";

/** How long a publication usually waits for the team of the site to read it. */
export const REVIEW_DELAY = "deux jours ouvrables";

/** What recruiters whom nobody has verified are told where a site reads what they publish first. */
export const gateNotices = {
  waiting: success(
    "En attente de vérification",
    `L’équipe du site vérifie votre annonce avant de la mettre en ligne, en général sous ${REVIEW_DELAY}. Vous recevrez un courriel.`,
  ),
  importWaiting: success(
    "Offres en attente de vérification",
    `L’équipe du site les vérifie avant de les mettre en ligne, en général sous ${REVIEW_DELAY}.`,
  ),
  full: error(
    "Trois annonces au plus",
    "Tant que votre entreprise n’est pas vérifiée, trois de vos annonces peuvent être en ligne ou en attente. Enregistrez celle-ci en brouillon, ou faites vérifier l’entreprise.",
  ),
  contact: error(
    "Coordonnées ou lien dans le texte",
    "Tant que votre entreprise n’est pas vérifiée, les textes n’en contiennent pas.",
  ),
  comment: error(
    "Coordonnées ou lien dans le commentaire",
    "Retirez les adresses, les numéros et les liens de votre commentaire.",
  ),
  queueLoadFailed: error("Erreur", "Impossible de charger la file d’attente."),
  approved: success("Annonce acceptée", "Elle est en ligne. Son auteur reçoit un courriel."),
  refused: success(
    "Annonce refusée",
    "Son auteur reçoit la raison par courriel et peut corriger l’annonce.",
  ),
  decidedBefore: error(
    "À relire",
    "L’annonce a changé ou a déjà été traitée\u00a0: rechargez la page.",
  ),
  cannotPublish: error(
    "Publication impossible",
    "Le compte est suspendu, ou l’annonce ne respecte plus les règles. Refusez-la en donnant la raison.",
  ),
  decisionFailed: error("Erreur", "La décision n’a pas pu être enregistrée."),
} as const satisfies Record<string, Notice>;

const WHAT: Record<string, string> = {
  email: "une adresse courriel",
  phone: "un numéro de téléphone",
  link: "un lien vers un autre site",
  handle: "un identifiant de messagerie",
};

/** What the text holds that it may not, in its own words; of a file, in which offer. */
export function contactRefused(
  said: { what: string; passage: string; title: string } | null,
  inFile = false,
): Notice {
  if (said === null) return gateNotices.contact;
  const where = inFile ? ` de «\u00a0${said.title}\u00a0»` : "";
  const what = WHAT[said.what] ?? "de quoi vous joindre hors du site";
  return error(
    gateNotices.contact.title,
    `Le texte${where} contient ${what} («\u00a0${said.passage.trim()}\u00a0»). Retirez-le, ou faites d’abord vérifier votre entreprise\u00a0: les gens vous écrivent par leur candidature.`,
  );
}
