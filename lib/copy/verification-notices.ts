import { error, type Notice, success } from "./notice";

/** What owners and operators are told of the verification of an employer. */
export const verificationNotices = {
  mailSent: success("Courriel envoyé", "Écrivez ci-dessous le code qu’il contient, dans l’heure."),
  mailFailed: error("Erreur", "Le courriel n’a pas pu partir. Veuillez réessayer."),
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
    "Ce domaine est partagé par plusieurs personnes ou entreprises. Donnez un site à votre propre domaine, ou envoyez un document.",
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
  decided: success("Décision enregistrée", "Ses propriétaires reçoivent la raison."),
  nameChanged: error(
    "Nom ou site changé entre-temps",
    "L’entreprise a changé depuis l’ouverture de cette page\u00a0: rechargez-la.",
  ),
  alreadyDecided: error("Rien à décider", "La décision est déjà prise\u00a0: rechargez la page."),
  failed: error("Erreur", "La vérification n’a pas pu être faite. Veuillez réessayer."),
  loadFailed: error("Erreur", "Impossible de charger la vérification."),
} as const satisfies Record<string, Notice>;

/** An address at another domain than the site's. */
export function addressElsewhere(domain: string | null | undefined): Notice {
  const where = domain ? `\u00a0: donnez une adresse qui finit par @${domain}` : "";
  return error(
    "Adresse d’un autre domaine",
    `Cette adresse n’est pas au domaine du site de l’entreprise${where}.`,
  );
}
