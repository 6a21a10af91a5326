/**
 * How the site makes itself known: a header with the fingerprint of this text. The embedded backend
 * then leaves the limits of sign-in to it, and a database whose `private.settings` hold that value
 * counts attempts to sign in for nobody else. Others take no notice.
 */
export const SITE_PROOF_HEADER = "x-site-proof";
export const SITE_PROOF_TEXT = "the site itself";

/** For whom the site calls, beside its proof: the database then counts their turns, not the site's. */
export const VISITOR_HEADER = "x-visitor";
