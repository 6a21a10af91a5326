import type { Account } from "#tests/support/accounts/accounts.ts";
import { operatorClient } from "#tests/support/accounts/operator.ts";

/** Publishes an article of somebody's, past the forms, and returns its id. */
export async function publishArticle(
  author: Account,
  title: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const { data, error } = await operatorClient()
    .from("news_articles")
    .insert({ title, content: "Des délais courts.", author_id: author.id, ...columns })
    .select("id")
    .single();
  if (error) throw error;
  return String(data.id);
}
