import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleJsonLd } from "next-seo";
import { ArticleView } from "@/components/news/article-view";
import { ReactionsProvider } from "@/components/news/reactions-provider";
import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { JsonLd } from "@/components/seo/json-ld";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { CountView } from "@/components/views/count-view";
import { notices } from "@/lib/copy/notices";
import { articleData, articleGrounds } from "@/lib/news/article-data";
import { listComments } from "@/lib/news/comments";
import { plainText } from "@/lib/news/markup";
import { findArticle, listRelatedArticles } from "@/lib/news/queries";
import { findSuccessor, listReplaced } from "@/lib/news/succession";
import { publicationMetadata } from "@/lib/publications/page-metadata";
import { shaped } from "@/lib/seo/json-ld";

/** Pages are made when first asked for, and again an hour later or when the article changes. */
export const revalidate = 3600;
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
  const [comments, related, successor, replaced] = await Promise.all([
    listComments(article.id),
    listRelatedArticles(article),
    findSuccessor(article),
    listReplaced(article.id),
  ]);

  return (
    <ReactionsProvider articleId={article.id}>
      <CountView kind="article" id={article.id} />
      {article.status === "published" && (
        <JsonLd
          data={{ ...shaped(ArticleJsonLd, articleData(article)), ...articleGrounds(article) }}
        />
      )}
      <ArticleView
        article={article}
        succession={{ successor, replaced }}
        comments={comments}
        related={related}
      >
        <Card as="section" className="grid gap-3 p-5">
          <h2 className="text-lg">L’infolettre</h2>
          <p className="text-sm text-muted">Les nouveaux articles et guides, par courriel.</p>
          <FeatureControl feature="newsletter">
            <NewsletterForm />
          </FeatureControl>
        </Card>
      </ArticleView>
    </ReactionsProvider>
  );
}
