import { notFound } from "next/navigation";
import { listArticles } from "@/lib/news/queries";
import { findIssue, issueNumber } from "@/lib/newsletter/queries";

export type IssueProps = { params: Promise<{ numero: string }> };

/** A number that appeared, those beside it, and its articles: as many as can still be read. */
export async function readIssue(params: IssueProps["params"]) {
  const number = issueNumber((await params).numero);
  const found = number === null ? null : await findIssue(number);
  if (found === null) notFound();
  const articles = await listArticles(found.issue.article_ids);
  return { ...found, articles, withdrawn: found.issue.article_ids.length - articles.length };
}
