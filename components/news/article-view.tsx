import type { ReactNode } from "react";
import { parseMarkup } from "@/lib/news/markup";
import { outlineOf, sourcesOf } from "@/lib/news/outline";
import type { Article, ArticleCard, Comment } from "@/lib/news/schema";
import { ArticleSources, ArticleTags } from "./article-end";
import { ArticleHeader } from "./article-header";
import { ArticleOutline } from "./article-outline";
import { ArticleReactions } from "./article-reactions";
import { Comments } from "./comments";
import { Markup } from "./markup";
import { RelatedArticles } from "./related-articles";

type Props = {
  article: Article;
  comments: Comment[];
  related: ArticleCard[];
  /** Beside the text, under what to read next. */
  children: ReactNode;
};

/** The page of an article: text, sources and what readers say. */
export function ArticleView({ article, comments, related, children }: Props) {
  const blocks = parseMarkup(article.content);
  return (
    <div className="wrap py-6 sm:py-8">
      <ArticleHeader article={article} />
      <div className="mt-8 grid gap-x-16 gap-y-12 sm:mt-10 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <div>
            <ArticleOutline parts={outlineOf(blocks)} />
            <Markup blocks={blocks} />
          </div>
          <ArticleSources sources={sourcesOf(blocks)} />
          <ArticleTags tags={article.tags} />
          <ArticleReactions article={article} />
          <div className="measure border-t border-line pt-8">
            <Comments comments={comments} />
          </div>
        </div>
        <aside className="grid content-start gap-10">
          <RelatedArticles articles={related} />
          {children}
        </aside>
      </div>
    </div>
  );
}
