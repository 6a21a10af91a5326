import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleCard } from "@/components/news/article-card";
import { IssueNeighbours, issueTitle } from "@/components/newsletter/issue-links";
import { NewsletterForm } from "@/components/newsletter/newsletter-form";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { PageHeader } from "@/components/ui/page-header";
import { listArticles } from "@/lib/news/queries";
import { findIssue, issueNumber } from "@/lib/newsletter/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDateTime } from "@/lib/text/dates";

/** Pages are made when first asked for, and again when one of the articles changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ numero: string }> };

async function readIssue({ params }: Props) {
  const number = issueNumber((await params).numero);
  const found = number === null ? null : await findIssue(number);
  if (found === null) notFound();
  return { ...found, articles: await listArticles(found.issue.article_ids) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { issue, articles } = await readIssue(props);
  const day = longDateTime(issue.published_at);
  const [first] = articles;
  return pageMetadata({
    title: `${issueTitle(issue.number)}, ${day}`,
    description: first
      ? `Les articles parus dans la semaine du ${day}, dont «\u00a0${first.title}\u00a0».`
      : `Le numéro du ${day} de notre infolettre.`,
    path: `/infolettre/${issue.number}`,
    index: articles.length > 0,
  });
}

export default async function IssuePage(props: Props) {
  const { issue, previous, next, articles } = await readIssue(props);
  const title = issueTitle(issue.number);
  const withdrawn = issue.article_ids.length - articles.length;
  return (
    <>
      <PageHeader
        title={title}
        lead={<time dateTime={issue.published_at}>{longDateTime(issue.published_at)}</time>}
        above={
          <Breadcrumb
            items={[
              { label: "Accueil", href: "/" },
              { label: "Infolettre", href: "/infolettre" },
              { label: title },
            ]}
          />
        }
      />
      <div className="wrap grid gap-8 pt-10 pb-20">
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
        <IssueNeighbours previous={previous} next={next} />
        <Card as="section" className="max-w-2xl p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">Recevoir les prochains</h2>
          <FeatureControl feature="newsletter">
            <NewsletterForm />
          </FeatureControl>
        </Card>
      </div>
    </>
  );
}
