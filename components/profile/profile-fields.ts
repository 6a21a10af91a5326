/** The fields of the profile in the order of the page; names are column names. */
export const profileFields = [
  {
    name: "full_name",
    label: "Nom complet",
    autoComplete: "name",
    type: "text",
    maxLength: 120,
    example: "Camille Tremblay",
  },
  {
    name: "phone",
    label: "Téléphone",
    autoComplete: "tel",
    type: "tel",
    maxLength: 40,
    example: "514 555-0123",
  },
  {
    name: "occupation",
    label: "Profession",
    autoComplete: "organization-title",
    type: "text",
    maxLength: 120,
    example: "Infirmière clinicienne",
  },
  {
    name: "country",
    label: "Pays",
    autoComplete: "country-name",
    type: "text",
    maxLength: 80,
    example: "Canada",
  },
] as const;
