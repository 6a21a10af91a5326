import { ArticleCard } from "@/components/news/article-card";
import type { ArticleCard as ArticleCardData } from "@/lib/news/schema";

type Props = {
  articles: ArticleCardData[];
  /** How many it had that are no longer to be read. */
  withdrawn: number;
};

/** The articles that a number announced, as they are today. */
export function IssueArticles({ articles, withdrawn }: Props) {
  return (
    <>
      <h2 className="sr-only">Les articles de ce numéro</h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      {withdrawn > 0 && (
        <p className="text-muted">
          {withdrawn > 1
            ? `${withdrawn} articles ont été retirés ou remplacés depuis.`
            : "1 article a été retiré ou remplacé depuis."}
        </p>
      )}
    </>
  );
}
