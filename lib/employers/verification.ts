/** How an employer can have been verified, in the words that people read. */
const verificationWays = {
  mail: "grâce à son adresse courriel",
  site: "grâce à son site web",
  operator: "par l’équipe du site, d’après les documents de l’entreprise",
} as const;

/** What a public page knows of an employer's verification. */
export type Verification = {
  verifiedAt: string | null;
  verifiedBy: string | null;
  website: string | null;
};

/** "grâce à son site web"; nothing of a way that this site does not know. */
export function verificationLabels(way: string | null): string {
  return way !== null && Object.hasOwn(verificationWays, way)
    ? verificationWays[way as keyof typeof verificationWays]
    : "";
}

/** The domain that was shown; null where somebody has read documents instead. */
export function shownDomain({ verifiedBy, website }: Verification): string | null {
  return verifiedBy === "mail" || verifiedBy === "site" ? siteDomain(website) : null;
}

/** An employer that the viewer answers for, and where its verification stands. */
export type OwnVerification = Verification & {
  id: string;
  name: string;
  checks: Check[];
};

/** A question that is open, or was answered. */
export type Check = {
  id: string;
  way: string;
  email: string | null;
  token: string | null;
  /** The document that an operator is to look at. */
  file_name: string | null;
  outcome: string | null;
  reason: string | null;
};

/** Where a token is looked for; supabase/functions/verify-employer/handler.ts has the same. */
export const TOKEN_NAME = "_horizon-erable";
export const TOKEN_FILE = "/.well-known/horizon-erable.txt";

/** The domain that a web site stands under, as private.site_domain has it; null where there is none. */
export function siteDomain(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  const domain = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(domain) ? domain : null;
}

/** Whether an address is at a domain. */
export function isOfDomain(email: string, domain: string | null): boolean {
  return domain !== null && email.toLowerCase().endsWith(`@${domain}`);
}

/** The largest document: what a form of ours takes, with room for its other fields. */
export const MAX_PROOF_BYTES = 2.5 * 1024 * 1024;
