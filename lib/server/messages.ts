/**
 * A reason not to start that the person at the keyboard can remedy. Its message is one French line;
 * the commands print that line alone, without a stack, and end with exit code 1.
 */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The message of anything thrown; of an error that only gathers others, theirs. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Ends the process as a command should after a failure: one line for a refusal and for what the
 * system refuses (a file, a right, a port), the stack for unexpected errors.
 */
export function endWith(error: unknown): never {
  const isOfSystem = error instanceof Error && "syscall" in error;
  const line = isOfSystem ? `Le système a refusé une opération : ${error.message}` : null;
  console.error(error instanceof Refusal ? error.message : (line ?? error));
  process.exit(1);
}

/** Every outside call has a time limit. */
const TIMEOUT_MS = 3_000;

const LOCAL = /^(127\.|localhost$|\[?::1\]?$)/;

/** The warning of a start whose demonstration accounts anybody outside could use; null otherwise. */
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

/** What a site that is no demonstration shows in its operator's name, and asks of them. */
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
 * The gate of a Supabase of the operator's is set in its database, which no key of the site may
 * write: what the site was told is compared with it. A database that does not answer is said later,
 * by whatever needs it.
 * @throws {Refusal} when the site was told to review and its database publishes at once.
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
