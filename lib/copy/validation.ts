export const validation = {
  // Accounts
  fullNameRequired: "Le nom complet est requis",
  fullNameTooLong: "Le nom complet ne peut pas dépasser 120 caractères",
  emailRequired: "L’adresse courriel est requise",
  emailInvalid: "Cette adresse courriel n’est pas valide",
  emailUnchanged: "C’est déjà votre adresse courriel",
  passwordRequired: "Le mot de passe est requis",
  passwordTooShort: "Le mot de passe doit compter au moins 10 caractères",
  passwordTooLong:
    "Le mot de passe est trop long\u00a0: 72 caractères au plus, moins s’il a des accents",
  passwordTooCommon: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre",
  passwordContainsEmail: "Le mot de passe ne doit pas contenir votre adresse courriel",
  codeRequired: "Recopiez le code",
  codeWrong:
    "Ce code n’est pas le bon, ou il a déjà servi. Essayez un autre code et vérifiez l’heure du téléphone",
  passwordWrong: "Le mot de passe actuel est incorrect",
  passwordsDiffer: "Les deux mots de passe ne sont pas identiques",
  roleUnknown: "Choisissez Candidat ou Recruteur",

  // Contact
  nameRequired: "Le nom est requis",
  nameTooLong: "Le nom ne peut pas dépasser 120 caractères",
  subjectRequired: "L’objet est requis",
  subjectTooLong: "L’objet ne peut pas dépasser 200 caractères",
  reasonRequired: "Expliquez pourquoi.",
  messageRequired: "Le message est requis",
  messageTooLong: "Le message ne peut pas dépasser 5\u00a0000 caractères",
  contactTypeUnknown: "Choisissez un sujet dans la liste",

  // Files
  oneCv: "Vous avez choisi un CV enregistré et un fichier\u00a0: gardez l’un des deux.",
  oneLogo: "Choisissez un nouveau logo ou retirez l’actuel, pas les deux.",
  fileEmpty: "Ce fichier est vide\u00a0: enregistrez-le de nouveau, puis choisissez-le.",

  // Publications
  titleRequired: "Le titre est requis",
  companyRequired: "Le nom de l’entreprise est requis",
  placeRequired: "Indiquez le lieu, ou choisissez le mode de travail «\u00a0À distance\u00a0»",
  employerHidden:
    "L’équipe du site a retiré cette entreprise\u00a0: vous ne pouvez plus publier pour elle.",
  contactInName: "Un nom ne contient ni adresse, ni numéro, ni lien",
  employerNotNamed:
    "Cette annonce a reçu des candidatures\u00a0: elle ne peut être rattachée qu’à l’entreprise du même nom",
  employerTied: "Cette annonce appartient à l’entreprise\u00a0: vous ne pouvez pas l’en détacher",
  universityRequired: "Le nom de l’université est requis",
  descriptionRequired: "La description est requise",
  contentRequired: "Le contenu est requis",
  salaryRangeReversed: "Le salaire maximal ne peut pas être inférieur au minimum",
  salaryPeriodRequired: "Choisissez la période du salaire\u00a0: par heure, par an…",
  hoursInvalid: "Indiquez un nombre d’heures par semaine, de 1 à 84, par exemple 37,5",
  hoursReversed: "Le maximum d’heures ne peut pas être inférieur au minimum",
  monthsInvalid: "Indiquez une durée en mois entiers, de 1 à 60",
  monthsOfCdi: "Un CDI n’a pas de durée\u00a0: videz ce champ, ou choisissez un autre contrat",
  remoteFromOnSite:
    "Un poste sur place ne se fait pas en télétravail\u00a0: videz ce champ, ou changez le mode de travail",
  maxApplicationsInvalid: "Indiquez un nombre entier, de 1 à 1\u00a0000",
  mobilityOutsideQuebec: "La Mobilité francophone s’applique seulement hors du Québec",
  officialLinkRequired: "L’adresse du site est requise quand on postule sur le site de l’organisme",
  levelsReversed: "Choisissez un niveau plus haut que le premier, ou aucun",
  openingMissing: "Précisez à qui s’adresse la liste de pays",
  countryUnknown: (name: string) =>
    `Nous ne connaissons pas de pays «\u00a0${name}\u00a0»\u00a0: écrivez son nom en français`,
  citizenshipsRequired: "Nommez au moins un pays",
  usualDayUnknown: (day: string) =>
    `Nous ne comprenons pas «\u00a0${day}\u00a0»\u00a0: écrivez un jour («\u00a01er décembre\u00a0») ou un mois («\u00a0mars\u00a0»)`,
  usualDeadlineElsewhere:
    "Une bourse qui reçoit ses candidatures ici a une date limite à elle\u00a0: videz ce champ, ou choisissez «\u00a0Sur le site de l’organisme\u00a0»",
  usualDeadlineUnread: "Indiquez quand vous avez lu ces dates sur le site de l’organisme",
  dayPassed:
    "Cette date est passée\u00a0: choisissez la date du jour ou une date à venir, ou videz ce champ",
  successorRequired: "Choisissez l’article qui le remplace",
  successorUnknown: "Choisissez un autre de vos articles publiés",
  successorMissing:
    "Choisissez l’état «\u00a0Remplacé\u00a0», ou retirez l’article qui le remplace",
  forceReversed: "La fin ne peut pas précéder le début",
  dateToCome: "Cette date est à venir\u00a0: choisissez la date du jour ou une date passée",
  sourceAddressRequired: "Indiquez l’adresse de la source",
  sourcePublisherRequired: "Indiquez qui publie cette source",
  sourceDayRequired: "Indiquez la date de consultation",
  tagsTooMany: "La liste ne peut pas dépasser 20 étiquettes",
  httpsRequired: "Indiquez une adresse complète qui commence par https://",
} as const;
