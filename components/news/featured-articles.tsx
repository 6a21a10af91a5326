import type { ArticleCard as ArticleCardData } from "@/lib/news/schema";
import { ArticleCard } from "./article-card";

/** "À la une": the newest featured article large, up to two others beside it. */
export function FeaturedArticles({ articles }: { articles: ArticleCardData[] }) {
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby="a-la-une">
      <h2 id="a-la-une" className="mb-5 text-2xl">
        À la une
      </h2>
      <ul className="grid gap-3 sm:gap-5 lg:grid-cols-3">
        <li className={others.length > 0 ? "lg:col-span-2 lg:row-span-2" : "lg:col-span-3"}>
          <ArticleCard article={lead} lead />
        </li>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
