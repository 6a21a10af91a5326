/**
 * A reason not to start that the operator can fix. Its message is one line in French; commands print it
 * without a stack trace and exit with code 1.
 */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Returns the message of anything thrown; for an AggregateError, those of its errors. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Ends the process after a failure. Prints one line for a refusal or a system error (file, permission,
 * port), and the stack trace for an unexpected error.
 */
export function endWith(error: unknown): never {
  const isOfSystem = error instanceof Error && "syscall" in error;
  const line = isOfSystem ? `Le système a refusé une opération : ${error.message}` : null;
  console.error(error instanceof Refusal ? error.message : (line ?? error));
  process.exit(1);
}

/** Every outgoing call has a time limit. */
const TIMEOUT_MS = 3_000;

const LOCAL = /^(127\.|localhost$|\[?::1\]?$)/;

/** Returns a warning if demonstration accounts can be reached from outside; null otherwise. */
export function warnDemonstration({
  host,
  siteUrl,
}: {
  host: string;
  siteUrl: string;
}): string | null {
  if (LOCAL.test(host) && LOCAL.test(new URL(siteUrl).hostname)) return null;
  return "Attention : ce site est joignable d’ailleurs avec les données de démonstration, dont les mots de passe sont publics (DATABASE_URL sans DEMO_DATA, ou un Supabase à vous, n’en ont pas).";
}

/** Returns notes about the defaults that a production site shows in its operator's name. */
export function operatorNotes(
  claims: Record<string, string>,
  privacyOfficer: string | undefined,
): string {
  const shown = Object.values(claims).filter((claim) => claim !== "");
  const figures = `Chiffres affichés (SITE_CLAIMS) : ${shown.join(", ") || "ceux que le site compte"}`;
  return privacyOfficer
    ? figures
    : `${figures}\nIndiquez qui répond des renseignements personnels : SITE_PRIVACY_OFFICER et SITE_PRIVACY_EMAIL.`;
}

/**
 * Checks the publishing review of an operator's own Supabase: it is set in the database, which no key of the
 * site may change. If the database does not respond, the error appears later, in the calls that need it.
 * @throws {Refusal} if the site is configured for review and its database publishes at once
 */
export async function refuseOtherReview(
  { url, publishableKey }: { url: string; publishableKey: string },
  wanted: string | undefined,
): Promise<void> {
  if (wanted !== "review") return;
  const response = await fetch(`${url}/rest/v1/rpc/publishing_review`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.ok && (await response.json().catch(() => null)) === "open") {
    throw new Refusal(
      "PUBLISHING_REVIEW=review, mais cette base publie sans attendre : exécutez-y d’abord select public.set_publishing_review('review');",
    );
  }
}
