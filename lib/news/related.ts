import { topicWord } from "./choices";
import type { ArticleCard } from "./schema";

type Subject = Pick<ArticleCard, "id" | "category" | "tags">;

/**
 * The articles closest to this one: most tags shared, then the same category, then the newest.
 * The article itself and repeated candidates are left out.
 */
export function rankRelated<Candidate extends ArticleCard>(
  article: Subject,
  candidates: Candidate[],
  limit = 3,
): Candidate[] {
  const tags = new Set(article.tags.map(topicWord));
  const sharedTags = (others: string[]) =>
    new Set(others.map(topicWord).filter((tag) => tags.has(tag))).size;
  const category = article.category && topicWord(article.category);
  const others = new Map(
    candidates.filter(({ id }) => id !== article.id).map((candidate) => [candidate.id, candidate]),
  );
  return [...others.values()]
    .map((candidate) => ({
      candidate,
      shared: sharedTags(candidate.tags),
      sameCategory: Number(!!category && topicWord(candidate.category ?? "") === category),
    }))
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        b.sameCategory - a.sameCategory ||
        b.candidate.published_at.localeCompare(a.candidate.published_at),
    )
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
