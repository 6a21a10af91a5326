/**
 * Who the site is: name, contact details and the operator's own claims.
 * Each value can be overridden by an environment variable.
 */
export const site = {
  name: "Horizon Érable",
  tagline: "Emplois, missions, bourses et actualités pour réussir au Canada, en français.",
  url: process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`,
  city: process.env.SITE_CITY ?? "Montréal, Québec",
  /** In the mails that come by themselves, where law asks for it. */
  postalAddress: process.env.SITE_POSTAL_ADDRESS ?? "Horizon Érable, Montréal (Québec), Canada",
  phone: process.env.SITE_PHONE ?? "+1 514 555-0148",
  email: process.env.SITE_EMAIL ?? "bonjour@horizon-erable.example",
  privacyOfficer: process.env.SITE_PRIVACY_OFFICER ?? "la personne qui dirige l’entreprise",
  /** Where the operator keeps the data; the privacy policy says so. */
  dataRegion: process.env.SITE_DATA_REGION ?? "Montréal, Québec (Canada)",
  hours: "Lundi à vendredi, 9h-17h EST",
  founded: 2018,
  /** Claims of the operator; they are not computed. */
  figures: [
    { value: "10 000+", label: "offres d’emploi" },
    { value: "500+", label: "bourses" },
    { value: "50 000+", label: "candidats inscrits" },
    { value: "1 200+", label: "entreprises partenaires" },
  ],
  satisfaction: "95\u00a0%",
} as const;
