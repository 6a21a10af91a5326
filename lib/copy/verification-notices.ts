import { error, type Notice, success } from "./notice";

/** What owners and operators are told of the verification of an employer. */
export const verificationNotices = {
  mailSent: success(
    "Courriel envoyé",
    "Ouvrez son lien dans les 24 heures, depuis ce compte, puis confirmez.",
  ),
  mailFailed: error("Erreur", "Le courriel n’a pas pu partir. Veuillez réessayer."),
  tokenMade: success(
    "Code créé",
    "Ajoutez-le à votre domaine, puis cliquez sur «\u00a0Vérifier maintenant\u00a0».",
  ),
  verified: success("Entreprise vérifiée", "Vos annonces en attente sont en ligne."),
  linkSpent: error(
    "Lien non valide",
    "Il a déjà servi, a plus de 24 heures ou concerne une entreprise dont vous n’êtes pas propriétaire.",
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
    "Ce domaine est partagé par plusieurs personnes ou entreprises. Donnez un site à votre propre domaine, ou envoyez un document.",
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
    "Pour être vérifiée de nouveau, envoyez un document\u00a0: l’équipe du site l’examinera.",
  ),
  nameTaken: error(
    "Nom d’une entreprise vérifiée",
    "Une autre entreprise vérifiée porte ce nom. Envoyez un document\u00a0: l’équipe du site l’examinera.",
  ),
  addressInvalid: error("Adresse courriel", "Cette adresse courriel n’est pas valide."),
  addressFree: error(
    "Adresse gratuite",
    "Tout le monde peut créer une adresse à ce domaine. Utilisez une adresse de l’entreprise.",
  ),
  addressOfStudents: error(
    "Adresse d’étudiant",
    "Cette adresse est celle d’une personne qui étudie ou a étudié dans cet établissement. Utilisez celle d’une personne qui y travaille.",
  ),
  tooMany: error("Trop de demandes", "Réessayez dans une heure."),
  proofSent: success(
    "Document envoyé",
    "L’équipe du site l’examine et vous écrit. Le document est effacé dès la décision.",
  ),
  proofInvalid: error(
    "Document refusé",
    "Envoyez un PDF de 2,5\u00a0Mo au plus, sans script, sans pièce jointe et sans mot de passe.",
  ),
  proofDecided: success("Décision enregistrée", "Le document est effacé."),
  nameChanged: error(
    "Nom ou site changé entre-temps",
    "L’entreprise a changé de nom ou de site depuis la demande\u00a0: refusez-la, une nouvelle demande est nécessaire.",
  ),
  operatedOther: error(
    "Nom ou site changé entre-temps",
    "L’entreprise a changé depuis l’ouverture de cette page\u00a0: rechargez-la.",
  ),
  proofGone: error("Document introuvable", "Il a déjà été traité\u00a0: rechargez la page."),
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
