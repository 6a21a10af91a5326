import { logError } from "@/lib/monitoring/log";
import type { Database } from "@/lib/supabase/database.types";
import { publicClient } from "@/lib/supabase/public";
import { visitorClient } from "@/lib/supabase/visitor";

/** Outcome in the address of a newsletter page after its form was submitted. */
type TokenState = "fait" | "lien-perime" | "echec";

/** Submits a token from one of our mails to the database and returns the outcome. */
export async function answerToken(
  answer: "confirm_newsletter" | "unsubscribe_newsletter",
  token: string,
): Promise<TokenState> {
  const { data, error } = await visitorClient().rpc(answer, { token });
  if (error) {
    logError(`newsletter.${answer}`, error);
    return "echec";
  }
  return data ? "fait" : "lien-perime";
}

type Row = Database["public"]["Tables"]["newsletter_issues"]["Row"];

export type Issue = Pick<Row, "number" | "article_ids" | "published_at">;

/** Parses the issue number of `/infolettre/12`; null if it is not one. */
export function issueNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Returns the latest issues. Cached briefly: no write of the site invalidates them. */
export async function listIssues(limit: number): Promise<Issue[]> {
  const { data, error } = await issues().order("number", { ascending: false }).limit(limit);
  if (error) throw error;
  return data;
}

/** Returns an issue with the previous and next ones; null if there is none. */
export async function findIssue(number: number) {
  const { data, error } = await issues().in("number", [number - 1, number, number + 1]);
  if (error) throw error;
  const at = (wanted: number) => data.find((issue) => issue.number === wanted) ?? null;
  const issue = at(number);
  return issue && { issue, previous: at(number - 1), next: at(number + 1) };
}

function issues() {
  return publicClient(["newsletter"], { cache: "briefly" })
    .from("newsletter_issues")
    .select("number, article_ids, published_at");
}
