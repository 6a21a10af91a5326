/**
 * The operator's claims, not computed. SITE_CLAIMS replaces them in this order; if empty, only counts
 * appear.
 */
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
 * Identity of the site: name, contact details and the operator's own claims. Environment variables override
 * each value.
 */
export const site = {
  name: "Horizon Érable",
  tagline: "Emplois, missions, bourses et actualités pour réussir au Canada, en français.",
  url: process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`,
  city: process.env.SITE_CITY ?? "Montréal, Québec",
  /** Required by law in automated mails. */
  postalAddress: process.env.SITE_POSTAL_ADDRESS ?? "Horizon Érable, Montréal (Québec), Canada",
  phone: process.env.SITE_PHONE ?? "+1 514 555-0148",
  email,
  /** Name or title, and address, of the privacy officer. */
  privacyOfficer:
    process.env.SITE_PRIVACY_OFFICER ?? "la directrice générale ou le directeur général",
  privacyEmail: process.env.SITE_PRIVACY_EMAIL ?? email,
  /** Where the operator stores the data, for the privacy policy. */
  dataRegion: process.env.SITE_DATA_REGION ?? "Montréal, Québec (Canada)",
  hours: "Lundi à vendredi, 9h-17h EST",
  claims: { jobs, scholarships, candidates, employers, satisfaction, founded },
} as const;
