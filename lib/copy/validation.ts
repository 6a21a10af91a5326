/** What a form says at a field, by what is wrong with it. */
export const validation = {
  // Accounts
  fullNameRequired: "Le nom complet est requis",
  fullNameTooLong: "Le nom complet ne peut pas dépasser 120 caractères",
  emailRequired: "L’adresse courriel est requise",
  emailInvalid: "Cette adresse courriel n’est pas valide",
  emailUnchanged: "C’est déjà votre adresse courriel",
  passwordRequired: "Le mot de passe est requis",
  passwordTooShort: "Le mot de passe doit compter au moins 10 caractères",
  passwordTooLong: "Le mot de passe est trop long (72 octets au plus)",
  passwordTooCommon: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre",
  passwordHoldsEmail: "Le mot de passe ne doit pas contenir votre adresse courriel",
  passwordWrong: "Le mot de passe actuel est incorrect",
  passwordsDiffer: "Les deux mots de passe ne sont pas identiques",
  roleUnknown: "Choisissez Candidat ou Recruteur",

  // Contact
  nameRequired: "Le nom est requis",
  nameTooLong: "Le nom ne peut pas dépasser 120 caractères",
  subjectRequired: "L’objet est requis",
  subjectTooLong: "L’objet ne peut pas dépasser 200 caractères",
  messageRequired: "Le message est requis",
  messageTooLong: "Le message ne peut pas dépasser 5\u00a0000 caractères",
  contactTypeUnknown: "Choisissez un sujet dans la liste",

  // Publications
  titleRequired: "Le titre est requis",
  companyRequired: "Le nom de l'entreprise est requis",
  universityRequired: "Le nom de l'université est requis",
  descriptionRequired: "La description est requise",
  contentRequired: "Le contenu est requis",
  salaryRangeReversed: "Le salaire maximal doit dépasser le salaire minimal",
  officialLinkRequired: "L’adresse du site officiel est requise quand on y postule",
  successorRequired: "Choisissez l’article qui le remplace",
  successorUnknown: "Choisissez un autre de vos articles publiés",
  successorUnasked:
    "Choisissez l’état «\u00a0Remplacé\u00a0», ou retirez l’article qui le remplace",
  forceReversed: "La fin ne peut pas précéder le début",
  dateToCome: "Cette date n’est pas encore arrivée",
  sourceAddressRequired: "Indiquez l’adresse de la source",
  sourcePublisherRequired: "Indiquez qui publie cette source",
  sourceDayRequired: "Indiquez le jour où vous l’avez lue",
  tagsTooMany: "La liste ne peut pas dépasser 20 étiquettes.",
  httpsRequired: "Indiquez une adresse complète qui commence par https://",
} as const;
