/** Claims of the operator, not computed: SITE_CLAIMS replaces them, in this order; empty shows counts alone. */
const CLAIMS = "10 000+; 500+; 50 000+; 1 200+; 95\u00a0%; 2018";

const [
  jobs = "",
  scholarships = "",
  candidates = "",
  employers = "",
  satisfaction = "",
  founded = "",
] = (process.env.SITE_CLAIMS ?? CLAIMS).split(";").map((claim) => claim.trim());

const email = process.env.SITE_EMAIL ?? "bonjour@horizon-erable.example";

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
  email,
  /** Name or title, and address, of the privacy officer. */
  privacyOfficer:
    process.env.SITE_PRIVACY_OFFICER ?? "la directrice générale ou le directeur général",
  privacyEmail: process.env.SITE_PRIVACY_EMAIL ?? email,
  /** Where the operator keeps the data; the privacy policy says so. */
  dataRegion: process.env.SITE_DATA_REGION ?? "Montréal, Québec (Canada)",
  hours: "Lundi à vendredi, 9h-17h EST",
  claims: { jobs, scholarships, candidates, employers, satisfaction, founded },
} as const;
