import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleJsonLd } from "next-seo";
import { ArticleView } from "@/components/news/article-view";
import { ReactionsProvider } from "@/components/news/reactions-provider";
import { NewsletterCard } from "@/components/newsletter/newsletter-box";
import { JsonLd } from "@/components/seo/json-ld";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/server-notices";
import { articleData, articleGrounds } from "@/lib/news/format";
import { plainText } from "@/lib/news/markup";
import { findArticle } from "@/lib/news/queries";
import { readAround } from "@/lib/news/succession";
import { publicationMetadata } from "@/lib/publications/metadata";
import { shaped } from "@/lib/seo/json-ld";

export const revalidate = 300;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findArticle((await params).id);
  return publicationMetadata("article", article, notices.articleNotFound, (article) => ({
    title: article.title,
    description: plainText(article.content),
    index: article.status === "published",
    article: { published: article.published_at, modified: article.updated_at },
    feeds: { "application/rss+xml": "/flux/actualites.xml" },
  }));
}

export default async function ArticlePage({ params }: Props) {
  const article = await findArticle((await params).id);
  if (article === null) notFound();
  const around = await readAround(article);
  return (
    <ReactionsProvider articleId={article.id}>
      <CountView kind="article" id={article.id} />
      {article.status === "published" && (
        <JsonLd
          data={{ ...shaped(ArticleJsonLd, articleData(article)), ...articleGrounds(article) }}
        />
      )}
      <ArticleView article={article} {...around}>
        <NewsletterCard />
      </ArticleView>
    </ReactionsProvider>
  );
}
