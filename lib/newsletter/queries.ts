import { logError } from "@/lib/monitoring/log";
import type { Database } from "@/lib/supabase/database.types";
import { publicClient } from "@/lib/supabase/public";
import { visitorClient } from "@/lib/supabase/visitor";

/** What a page of the newsletter may have to say after its button. */
type TokenState = "fait" | "lien-perime" | "echec";

/** Hands a token of our mails to the database. */
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

/** A number of the newsletter, and which articles it had. */
export type Issue = Pick<Row, "number" | "article_ids" | "published_at">;

/** A number that is a page: `/infolettre/12`. */
export function issueNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** Cached briefly: no write of the site invalidates them. */
export async function listIssues(limit: number): Promise<Issue[]> {
  const { data, error } = await issues().order("number", { ascending: false }).limit(limit);
  if (error) throw error;
  return data;
}

/** A number with those beside it; null when there is none. */
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
