import { error, type Notice, success } from "./notice";

/** What owners and operators are told of the verification of an employer. */
export const verificationNotices = {
  mailSent: success(
    "Courriel envoyé",
    "Ouvrez son lien dans les 24 heures, depuis ce compte, puis confirmez.",
  ),
  mailFailed: error("Erreur", "Le courriel n’a pas pu partir. Veuillez réessayer."),
  tokenMade: success("Jeton préparé", "Montrez-le sur le domaine, puis demandez qu’on regarde."),
  verified: success("Entreprise vérifiée", "Ce qui attendait d’être lu paraît."),
  linkSpent: error(
    "Ce lien ne vérifie rien",
    "Il a servi, a plus de 24 heures, ou n’est pas celui d’une entreprise dont ce compte est propriétaire.",
  ),
  notShown: error(
    "Jeton introuvable",
    "Ni le DNS ni le fichier ne le montrent encore. Un changement de DNS peut prendre quelques heures.",
  ),
  notOwner: error("Accès réservé", "Seul un propriétaire de l’entreprise la fait vérifier."),
  siteMissing: error(
    "Site web manquant",
    "Donnez d’abord à l’entreprise l’adresse de son propre site, en https et sans numéro de port.",
  ),
  siteShared: error(
    "Site hébergé ailleurs",
    "Ce domaine est celui d’un service où chacun ouvre une page, ou d’un établissement qui donne des adresses à qui y étudie\u00a0: il ne dit pas qui agit. Donnez le site de votre propre domaine, ou envoyez un document.",
  ),
  domainWithheld: error(
    "Domaine à vérifier par l’équipe",
    "Une entreprise retirée du site a donné ce domaine. Envoyez un document, qu’une personne de l’équipe lira.",
  ),
  nameWithheld: error(
    "Nom à vérifier par l’équipe",
    "Une entreprise de ce nom, ou presque, a été retirée du site. Envoyez un document, qu’une personne de l’équipe lira.",
  ),
  takenBack: error(
    "Vérification retirée par l’équipe",
    "Elle ne se refait pas par un courriel ni par le site\u00a0: envoyez un document, qu’une personne de l’équipe lira.",
  ),
  nameTaken: error(
    "Nom d’une entreprise vérifiée",
    "Une autre entreprise vérifiée porte ce nom\u00a0: un courriel ou un site ne dit pas à qui il est. Envoyez un document, qu’une personne de l’équipe lira.",
  ),
  addressInvalid: error("Adresse courriel", "Cette adresse courriel n’est pas valide."),
  addressFree: error(
    "Adresse gratuite",
    "Chacun peut ouvrir une adresse à ce domaine\u00a0: il faut une adresse de l’entreprise.",
  ),
  addressOfStudents: error(
    "Adresse d’étudiant",
    "C’est l’adresse d’une personne qui étudie ou a étudié là\u00a0: il faut celle de quelqu’un qui y agit pour l’employeur.",
  ),
  tooMany: error("Trop de demandes", "Réessayez dans une heure."),
  proofSent: success(
    "Document envoyé",
    "Une personne de l’équipe le regarde. Il est effacé dès la décision, que vous recevrez par courriel.",
  ),
  proofInvalid: error(
    "Document refusé",
    "Envoyez un PDF de 2,5\u00a0Mo au plus, sans script, sans pièce jointe et sans mot de passe.",
  ),
  proofDecided: success("Décision enregistrée", "Le document est effacé."),
  nameChanged: error(
    "Nom ou site changé entre-temps",
    "L’entreprise n’a plus le nom ou le site de la demande\u00a0: refusez, pour qu’elle soit refaite.",
  ),
  operatedOther: error(
    "Nom ou site changé entre-temps",
    "Ce n’est plus l’entreprise que cette page montre\u00a0: rechargez-la et regardez de nouveau.",
  ),
  proofGone: error("Document introuvable", "Il a été décidé entre-temps\u00a0: rechargez la page."),
  failed: error("Erreur", "La vérification n’a pas pu être faite. Veuillez réessayer."),
  loadFailed: error("Erreur", "Impossible de charger la vérification."),
  operated: success("Vérification enregistrée", "Ses propriétaires reçoivent la raison."),
  withdrawn: success("Vérification retirée", "Ses propriétaires reçoivent la raison."),
  nothingToWithdraw: error("Rien à retirer", "Cette entreprise n’est pas vérifiée."),
} as const satisfies Record<string, Notice>;

/** An address at another domain than the site's. */
export function addressElsewhere(domain: string | null | undefined): Notice {
  const where = domain ? `\u00a0: donnez une adresse qui finit par @${domain}` : "";
  return error(
    "Adresse d’un autre domaine",
    `Cette adresse n’est pas au domaine du site de l’entreprise${where}.`,
  );
}
