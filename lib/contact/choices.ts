/** Subjects of a message to us; the first is the default. */
export const contactTypes = {
  general: "Question générale",
  support: "Soutien",
  partnership: "Partenariat",
  immigration: "Immigration",
} as const;
export type ContactType = keyof typeof contactTypes;
