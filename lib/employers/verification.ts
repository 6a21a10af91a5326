const verificationWays = {
  mail: "grâce à son adresse courriel",
  site: "grâce à son site web",
  operator: "par l’équipe du site, d’après les documents de l’entreprise",
} as const;

/** The verification of an employer, as public pages know it. */
export type Verification = {
  verifiedAt: string | null;
  verifiedBy: string | null;
  website: string | null;
};

/** Returns "grâce à son site web"; empty for an unknown way. */
export function verificationLabels(way: string | null): string {
  return way !== null && Object.hasOwn(verificationWays, way)
    ? verificationWays[way as keyof typeof verificationWays]
    : "";
}

/** Returns the verified domain; null when an operator read documents instead. */
export function shownDomain({ verifiedBy, website }: Verification): string | null {
  return verifiedBy === "mail" || verifiedBy === "site" ? siteDomain(website) : null;
}

export type OwnVerification = Verification & {
  id: string;
  name: string;
  checks: Check[];
};

export type Check = {
  id: string;
  way: string;
  email: string | null;
  token: string | null;
  file_name: string | null;
  outcome: string | null;
  reason: string | null;
};

/** Where the token is looked up; supabase/functions/verify-employer/handler.ts has the same values. */
export const TOKEN_NAME = "_horizon-erable";
export const TOKEN_FILE = "/.well-known/horizon-erable.txt";

/** Returns the domain of a website, as private.site_domain does in the database; null when there is none. */
export function siteDomain(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  const domain = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  return /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(domain) ? domain : null;
}

/** Returns whether an e-mail address is at a domain. */
export function isOfDomain(email: string, domain: string | null): boolean {
  return domain !== null && email.toLowerCase().endsWith(`@${domain}`);
}

/** The largest document, in bytes: the limit of our forms, less room for the other fields. */
export const MAX_PROOF_BYTES = 2.5 * 1024 * 1024;
