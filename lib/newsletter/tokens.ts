import "server-only";
import { logError } from "@/lib/log";
import { visitorClient } from "@/lib/supabase/visitor";

/** What a page of the newsletter may have to say after its button. */
export type TokenState = "fait" | "lien-perime" | "echec";

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
