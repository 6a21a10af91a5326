import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleJsonLd } from "next-seo";
import { ArticleSources, ArticleTags } from "@/components/news/article-end";
import { ArticleHeader } from "@/components/news/article-header";
import { ArticleOutline } from "@/components/news/article-outline";
import { ArticleReactions } from "@/components/news/article-reactions";
import { Comments } from "@/components/news/comments";
import { Markup } from "@/components/news/markup";
import { ReactionsProvider } from "@/components/news/reactions-provider";
import { RelatedArticles } from "@/components/news/related-articles";
import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { JsonLd } from "@/components/seo/json-ld";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { CountView } from "@/components/views/count-view";
import { articleData } from "@/lib/news/article-data";
import { parseMarkup, plainText } from "@/lib/news/markup";
import { outlineOf, sourcesOf } from "@/lib/news/outline";
import { findArticle, listComments, listRelatedArticles } from "@/lib/news/queries";
import { pagePath } from "@/lib/publications/kinds";
import { shaped } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/excerpt";

/** Pages are made when first asked for, and again an hour later or when the article changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findArticle((await params).id);
  if (article === null) return { title: "Article non trouvé", robots: { index: false } };
  return pageMetadata({
    title: article.title,
    description: excerpt(plainText(article.content)),
    path: pagePath("article", article.id),
    picture: `${pagePath("article", article.id)}/apercu.png`,
    article: { published: article.published_at, modified: article.updated_at },
    feeds: { "application/rss+xml": "/flux/actualites.xml" },
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = await findArticle((await params).id);
  if (article === null) notFound();
  const [comments, related] = await Promise.all([
    listComments(article.id),
    listRelatedArticles(article),
  ]);
  const blocks = parseMarkup(article.content);

  return (
    <ReactionsProvider articleId={article.id}>
      <CountView kind="article" id={article.id} />
      <JsonLd data={shaped(ArticleJsonLd, articleData(article))} />
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
            <Card as="section" className="grid gap-3 p-5">
              <h2 className="text-lg">L’infolettre</h2>
              <p className="text-sm text-muted">Les nouveaux articles et guides, par courriel.</p>
              <FeatureControl feature="newsletter">
                <NewsletterForm />
              </FeatureControl>
            </Card>
          </aside>
        </div>
      </div>
    </ReactionsProvider>
  );
}
