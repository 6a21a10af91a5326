/**
 * How the site makes itself known to the embedded backend, which then leaves the limits of sign-in
 * to it: a header with the fingerprint of this text. Other Supabases take no notice of it.
 */
export const SITE_PROOF_HEADER = "x-site-proof";
export const SITE_PROOF_TEXT = "the site itself";
