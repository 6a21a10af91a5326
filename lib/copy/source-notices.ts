import { error, success } from "./notice";

export const sourceNotices = {
  read: success("Source lue", "Vérifiez ses offres, puis connectez-la."),
  connected: success("Source connectée", "Ses offres sont dans votre liste."),
  connectedLater: success(
    "Source connectée",
    "Ses offres arrivent dans votre liste d’ici quelques minutes.",
  ),
  connectedUnread: error(
    "Échec de la première lecture",
    "La source est connectée, et la raison de l’échec est dans la liste. Nous réessaierons d’ici deux heures.",
  ),
  addressInvalid: error("Adresse invalide", "Écrivez une adresse qui commence par https://."),
  addressElsewhere: error(
    "Adresse refusée",
    "Donnez une adresse du site vérifié de l’entreprise, ou sa page Greenhouse, Lever, Recruitee, SmartRecruiters ou Workable.",
  ),
  exists: error("Source déjà connectée", "Cette adresse est dans la liste ci-dessous."),
  tooMany: error("Trop d’essais", "Réessayez dans une heure."),
  tooManySources: error("Dix sources déjà connectées", "Retirez-en une, puis connectez celle-ci."),
  notOwner: error("Accès réservé", "Seul un propriétaire de l’entreprise peut le faire."),
  unread: error("Source illisible", "Vérifiez l’adresse, puis réessayez."),
  failed: error("Erreur", "La source n’a pas pu être enregistrée. Veuillez réessayer."),
  loadFailed: error("Erreur", "Impossible de charger vos sources d’offres."),
  paused: success(
    "Source en pause",
    "Les offres restent en ligne, mais ne sont plus mises à jour.",
  ),
  resumed: success("Source réactivée", "Nous la relirons dans quelques minutes."),
  removed: success("Source retirée", "Ses offres restent dans votre liste."),
};
