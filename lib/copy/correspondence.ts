/** What the contact and newsletter forms say at a field, and what one agrees to. */
export const correspondence = {
  nameRequired: "Le nom est requis",
  nameTooLong: "Le nom ne peut pas dépasser 120 caractères",
  emailRequired: "L’adresse courriel est requise",
  emailInvalid: "Cette adresse courriel n’est pas valide",
  subjectRequired: "L’objet est requis",
  subjectTooLong: "L’objet ne peut pas dépasser 200 caractères",
  messageRequired: "Le message est requis",
  messageTooLong: "Le message ne peut pas dépasser 5 000 caractères",
  typeUnknown: "Choisissez un sujet dans la liste",
} as const;

/** What a message may be about; the first is the default. */
export const contactTypes = {
  general: "Question générale",
  support: "Soutien",
  partnership: "Partenariat",
  immigration: "Immigration",
} as const;
export type ContactType = keyof typeof contactTypes;

/** The exact words that are kept with a subscription. */
export const newsletterConsent =
  "J’accepte de recevoir l’infolettre d’Horizon Érable par courriel. Je peux me désabonner en un clic, à tout moment.";
