import type { ReactNode } from "react";
import { ReportLink } from "@/components/publications/detail-layout";
import { ChipLink } from "@/components/ui/badge";
import { Breadcrumb } from "@/components/ui/page-header";
import { SharedTitle } from "@/components/ui/share-button";
import { topicLabel } from "@/lib/news/choices";
import { newsHref } from "@/lib/news/filters";
import { type Heading, outlineOf, parseMarkup, sourcesOf } from "@/lib/news/markup";
import type { Article, ArticleCard, Comment } from "@/lib/news/schema";
import { frenchText } from "@/lib/shared/french";
import { ArticleMeta, TopicBadge } from "./article-card";
import { ArticleCover } from "./article-cover";
import { ArticleFacts, ArticleSources, type Succession } from "./article-facts";
import { RelatedArticles } from "./article-list";
import { ArticleReactions, Comments } from "./comments";
import { Markup } from "./markup";

type Props = {
  article: Article;
  succession: Succession;
  comments: Comment[];
  related: ArticleCard[];
  /** Beside the text, under what to read next. */
  children: ReactNode;
};

/** The page of an article: text, sources and what readers say. */
export function ArticleView({ article, succession, comments, related, children }: Props) {
  const blocks = parseMarkup(article.content);
  return (
    <div className="wrap py-6 sm:py-8">
      <ArticleHeader article={article} succession={succession} />
      <div className="mt-8 grid gap-x-16 gap-y-12 sm:mt-10 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <div>
            <ArticleOutline parts={outlineOf(blocks)} />
            <Markup blocks={blocks} />
          </div>
          <ArticleSources read={article.sources} linked={sourcesOf(blocks)} />
          <ArticleTags tags={article.tags} />
          <ArticleReactions article={article} />
          <ReportLink list="/actualites" id={article.id} what="cet article" />
          <div className="measure border-t border-line pt-8">
            <Comments comments={comments} closed={article.status === "replaced"} />
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

/** "Dans cet article": the way to each part of a long text. */
function ArticleOutline({ parts }: { parts: Heading[] }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-labelledby="plan"
      className="measure mb-8 rounded-r-card border-l-4 border-spruce bg-frost px-5 py-4"
      data-print="no"
    >
      <p id="plan" className="font-display font-bold">
        Dans cet article
      </p>
      <ol className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-block py-1">
              {frenchText(text)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The tags, each leading to the articles that carry it. */
function ArticleTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Mots-clés" className="measure flex flex-wrap gap-2" data-print="no">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <ChipLink href={newsHref({ topic: tag })}>{topicLabel(tag)}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Title, deck and author over the article's own landscape. */
function ArticleHeader({ article, succession }: Pick<Props, "article" | "succession">) {
  return (
    <header>
      <Breadcrumb
        items={[{ label: "Actualités", href: "/actualites" }, { label: article.title }]}
        unlisted={article.status === "replaced"}
      />
      <div className="mt-6 max-w-4xl">
        {article.category && (
          <p className="mb-3">
            <TopicBadge category={article.category} />
          </p>
        )}
        <SharedTitle id={article.id}>
          <h1 className="text-3xl sm:text-5xl">{article.title}</h1>
        </SharedTitle>
        {article.excerpt && <p className="measure mt-4 text-lg text-muted">{article.excerpt}</p>}
        <ArticleMeta article={article} className="mt-5" />
        <ArticleFacts article={article} succession={succession} />
      </div>
      <ArticleCover
        article={article}
        className="mt-7 aspect-2/1 w-full rounded-panel border border-line sm:aspect-5/2"
      />
    </header>
  );
}
