import { error, type Notice, success } from "./notice";

/** What recruiters are told of their employers. */
export const employerNotices = {
  created: success("Entreprise créée", "Sa page est en ligne. Invitez vos collègues ci-dessous."),
  updated: success("Entreprise mise à jour", "Sa page et ses annonces sont à jour."),
  deleted: success("Entreprise supprimée", "Ses annonces restent, sous le nom qu’elles portaient."),
  saveFailed: error("Erreur", "L’entreprise n’a pas pu être enregistrée. Veuillez réessayer."),
  deleteFailed: error("Erreur", "L’entreprise n’a pas pu être supprimée."),
  loadFailed: error("Erreur", "Impossible de charger vos entreprises."),
  listFailed: error("Erreur", "Impossible de charger les entreprises."),
  notFound: error("Entreprise introuvable", "Cette page n’existe pas, ou n’existe plus."),
  logoInvalid: error(
    "Image refusée",
    "Choisissez une image JPEG, PNG ou WebP de 2\u00a0Mo au plus.",
  ),
  withheld: error(
    "Entreprise retirée du site",
    "L’équipe du site a retiré sa page. La raison est sous «\u00a0Décisions\u00a0».",
  ),
  comesBack: error(
    "Entreprise retirée du site",
    "Ce nom ou ce domaine est celui d’une entreprise que l’équipe du site a retirée. Si elle est à vous, «\u00a0Décisions\u00a0» dit pourquoi, et vous pouvez contester\u00a0; sinon, écrivez à l’équipe.",
  ),
  kept: error(
    "Entreprise retirée du site",
    "Son nom et son site ne changent plus. Sous «\u00a0Décisions\u00a0», vous lisez pourquoi et pouvez contester.",
  ),
  tooManyNames: error(
    "Trop de changements",
    "L’entreprise a déjà changé trop souvent de nom ou de site. Écrivez à l’équipe.",
  ),
  invited: success(
    "Invitation envoyée",
    "Elle vaut sept jours, pour cette adresse et une seule fois.",
  ),
  invitedUnsent: error(
    "Courriel non envoyé",
    "L’invitation est enregistrée, mais son courriel n’est pas parti\u00a0: invitez de nouveau cette adresse.",
  ),
  inviteFailed: error("Erreur", "L’invitation n’a pas pu être envoyée. Veuillez réessayer."),
  alreadyMember: error("Déjà membre", "Cette personne fait déjà partie de l’entreprise."),
  notMember: error("Déjà partie", "Cette personne ne fait plus partie de l’entreprise."),
  tooMany: error("Trop d’invitations en peu de temps", "Réessayez demain."),
  tooManyMade: error("Trop d’entreprises en peu de temps", "Réessayez demain."),
  revoked: success("Invitation reprise", "Son lien ne mène plus à rien."),
  invitationGone: error("Invitation introuvable", "Elle a peut-être déjà servi, ou été reprise."),
  joined: success(
    "Vous faites partie de l’entreprise",
    "Ses annonces et ses candidatures sont à vous aussi.",
  ),
  invitationOver: error(
    "Invitation expirée",
    "Ce lien a déjà servi, a expiré, ou a été envoyé à une autre adresse que celle de votre compte. Demandez une nouvelle invitation.",
  ),
  removed: success("Membre retiré", "Cette personne n’a plus accès à rien de l’entreprise."),
  left: success("Vous avez quitté l’entreprise", "Vos annonces y restent, avec vos collègues."),
  roleChanged: success("Rôle changé", "Il vaut dès maintenant."),
  lastOwner: error(
    "Dernier propriétaire",
    "Une entreprise garde toujours un propriétaire\u00a0: donnez d’abord ce rôle à quelqu’un d’autre.",
  ),
  notOwner: error("Accès réservé", "Seul un propriétaire de l’entreprise peut le faire."),
  deleteAppliedTo: error(
    "Réservé aux propriétaires",
    "Des gens y ont postulé\u00a0: seul un propriétaire de l’entreprise la supprime. Vous pouvez la fermer en changeant son état, ou le lui demander.",
  ),
  deleteOfColleague: error(
    "Publiée par un collègue",
    "Seuls la suppriment qui l’a publiée et les propriétaires de l’entreprise. Vous pouvez la modifier ou en changer l’état, ou le leur demander.",
  ),
  teamFailed: error("Erreur", "Le changement n’a pas pu être enregistré. Veuillez réessayer."),
} as const satisfies Record<string, Notice>;
