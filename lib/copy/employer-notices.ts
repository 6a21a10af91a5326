import { error, type Notice, success } from "./notice";

export const employerNotices = {
  created: success("Entreprise créée", "Sa page est en ligne. Invitez vos collègues ci-dessous."),
  createdAndLinked: success(
    "Entreprise créée",
    "Votre annonce y est reliée. Sa page est en ligne\u00a0: invitez vos collègues ci-dessous.",
  ),
  exists: error("Vous avez déjà cette entreprise", "La voici\u00a0: modifiez-la ci-dessous."),
  updated: success("Entreprise mise à jour", "Sa page et ses annonces sont à jour."),
  closed: success(
    "Entreprise supprimée",
    "Ses annonces sont supprimées\u00a0; les personnes qui attendaient une réponse sont averties.",
  ),
  saveFailed: error("Erreur", "L’entreprise n’a pas pu être enregistrée. Veuillez réessayer."),
  closeFailed: error("Erreur", "L’entreprise n’a pas pu être supprimée. Veuillez réessayer."),
  loadFailed: error("Erreur", "Impossible de charger vos entreprises."),
  listFailed: error("Erreur", "Impossible de charger les entreprises."),
  notFound: error("Entreprise introuvable", "Cette page n’existe pas, ou n’existe plus."),
  logoInvalid: error(
    "Image refusée",
    "Choisissez une image JPEG, PNG ou WebP de 2\u00a0Mo au plus.",
  ),
  takenDown: error(
    "Entreprise retirée du site",
    "L’équipe du site a retiré sa page. Lisez pourquoi dans «\u00a0Décisions\u00a0».",
  ),
  comesBack: error(
    "Entreprise retirée du site",
    "Ce nom ou ce domaine est celui d’une entreprise que l’équipe du site a retirée. Si c’est la vôtre, lisez la raison dans «\u00a0Décisions\u00a0», où vous pouvez contester la décision\u00a0; sinon, écrivez à l’équipe.",
  ),
  unchanged: error(
    "Entreprise retirée du site",
    "Vous ne pouvez plus modifier son nom ni son site. Lisez la raison dans «\u00a0Décisions\u00a0», où vous pouvez contester la décision.",
  ),
  invited: success("Invitation envoyée", "Le lien est valable sept jours et ne sert qu’une fois."),
  invitedUnsent: success(
    "Invitation enregistrée",
    "Son courriel n’est pas encore parti\u00a0: il partira dès que possible.",
  ),
  inviteFailed: error("Erreur", "L’invitation n’a pas pu être envoyée. Veuillez réessayer."),
  alreadyMember: error("Déjà membre", "Cette personne fait déjà partie de l’entreprise."),
  notMember: error("Membre introuvable", "Cette personne ne fait plus partie de l’entreprise."),
  tooMany: error("Trop d’invitations en peu de temps", "Réessayez demain."),
  tooManyMade: error("Trop d’entreprises en peu de temps", "Réessayez demain."),
  revoked: success("Invitation annulée", "Le lien n’est plus valable."),
  invitationGone: error("Invitation introuvable", "Elle a déjà servi ou a été annulée."),
  joined: success(
    "Vous faites partie de l’entreprise",
    "Vous pouvez gérer ses annonces et répondre aux candidatures.",
  ),
  invitationOver: error(
    "Invitation expirée",
    "Ce lien a déjà servi, a expiré, ou a été envoyé à une autre adresse que celle de votre compte. Demandez une nouvelle invitation à la personne qui vous a invité.",
  ),
  removed: success("Membre retiré", "Cette personne n’a plus accès à l’entreprise."),
  left: success("Vous avez quitté l’entreprise", "Vos annonces restent à l’entreprise."),
  roleChanged: success("Rôle changé", "Le nouveau rôle s’applique dès maintenant."),
  lastOwner: error(
    "Dernier propriétaire",
    "Donnez d’abord ce rôle à une autre personne\u00a0: une entreprise doit avoir un propriétaire.",
  ),
  notOwner: error("Accès réservé", "Seul un propriétaire de l’entreprise peut le faire."),
  deleteAppliedTo: error(
    "Réservé aux propriétaires",
    "Cette annonce a reçu des candidatures\u00a0: seul un propriétaire peut la supprimer. Vous pouvez la fermer en changeant son état.",
  ),
  deleteOfColleague: error(
    "Annonce d’un collègue",
    "Seuls son auteur et les propriétaires de l’entreprise peuvent la supprimer. Vous pouvez la modifier ou la fermer.",
  ),
  teamFailed: error("Erreur", "Le changement n’a pas pu être enregistré. Veuillez réessayer."),
} as const satisfies Record<string, Notice>;

export const verificationNotices = {
  mailSent: success("Courriel envoyé", "Écrivez ci-dessous le code qu’il contient, dans l’heure."),
  mailFailed: error("Erreur", "Votre demande n’a pas pu être enregistrée. Veuillez réessayer."),
  mailDelayed: success(
    "Demande enregistrée",
    "Le courriel n’est pas encore parti\u00a0: il partira dès que possible.",
  ),
  tokenMade: success(
    "Code créé",
    "Ajoutez-le à votre domaine, puis cliquez sur «\u00a0Vérifier maintenant\u00a0».",
  ),
  verified: success("Entreprise vérifiée", "Vos annonces en attente sont en ligne."),
  codeWrong: error(
    "Code refusé",
    "Ce n’est pas le code du dernier courriel, ou il a plus d’une heure. Demandez-en un autre.",
  ),
  notShown: error(
    "Code introuvable",
    "Nous ne l’avons trouvé ni dans le DNS ni dans le fichier. Un changement de DNS peut prendre quelques heures.",
  ),
  notOwner: error("Accès réservé", "Seul un propriétaire de l’entreprise peut la faire vérifier."),
  siteMissing: error(
    "Site web manquant",
    "Ajoutez d’abord l’adresse du site de l’entreprise, en https et sans numéro de port.",
  ),
  siteShared: error(
    "Site hébergé par un tiers",
    "Ce domaine est partagé par plusieurs personnes ou entreprises. Indiquez un site qui a son propre nom de domaine, ou envoyez un document.",
  ),
  nameTaken: error(
    "Nom d’une entreprise vérifiée",
    "Une autre entreprise vérifiée porte ce nom. Envoyez un document\u00a0: l’équipe du site l’examinera.",
  ),
  addressInvalid: error("Adresse courriel", "Cette adresse courriel n’est pas valide."),
  tooMany: error("Trop de demandes", "Réessayez dans une heure."),
  proofSent: success(
    "Document envoyé",
    "L’équipe du site l’examine et vous écrit. Le document est effacé dès la décision.",
  ),
  proofInvalid: error(
    "Document refusé",
    "Envoyez un PDF de 2,5\u00a0Mo au plus, sans script, sans pièce jointe et sans mot de passe.",
  ),
  decided: success("Décision enregistrée", "Les propriétaires reçoivent la raison par courriel."),
  nameChanged: error(
    "Nom ou site changé entre-temps",
    "L’entreprise a changé depuis l’ouverture de cette page\u00a0: rechargez-la.",
  ),
  alreadyDecided: error("Décision déjà prise", "Rechargez la page."),
  failed: error("Erreur", "La vérification n’a pas pu être faite. Veuillez réessayer."),
  loadFailed: error("Erreur", "Impossible de charger la vérification."),
} as const satisfies Record<string, Notice>;

/** Returns the message for an address outside the domain of the company's website. */
export function addressElsewhere(domain: string | null | undefined): Notice {
  const where = domain ? `\u00a0: donnez une adresse qui finit par @${domain}` : "";
  return error(
    "Adresse d’un autre domaine",
    `Cette adresse n’appartient pas au domaine du site de l’entreprise${where}.`,
  );
}
