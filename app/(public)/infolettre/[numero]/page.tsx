import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleCard } from "@/components/news/article-card";
import { IssueNeighbours, issueTitle } from "@/components/newsletter/issue-links";
import { NewsletterBox } from "@/components/newsletter/newsletter-box";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { listArticles } from "@/lib/news/queries";
import type { ArticleCard as ArticleCardData } from "@/lib/news/schema";
import { findIssue, issueNumber } from "@/lib/newsletter/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDateTime } from "@/lib/text/dates";

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: IssueProps): Promise<Metadata> {
  const { issue, articles } = await readIssue(params);
  const day = longDateTime(issue.published_at);
  const [first] = articles;
  return pageMetadata({
    title: `${issueTitle(issue.number)}, ${day}`,
    description: first
      ? `Infolettre du ${day}, avec l’article «\u00a0${first.title}\u00a0».`
      : `Le numéro du ${day} de notre infolettre.`,
    path: `/infolettre/${issue.number}`,
    index: articles.length > 0,
  });
}

export default async function IssuePage({ params }: IssueProps) {
  const { issue, previous, next, articles, withdrawn } = await readIssue(params);
  const title = issueTitle(issue.number);
  return (
    <>
      <PageHeader
        title={title}
        lead={<time dateTime={issue.published_at}>{longDateTime(issue.published_at)}</time>}
        trail={[
          { label: "Accueil", href: "/" },
          { label: "Infolettre", href: "/infolettre" },
          { label: title },
        ]}
      />
      <div className="wrap grid gap-8 pt-10 pb-20">
        <IssueArticles articles={articles} withdrawn={withdrawn} />
        <IssueNeighbours previous={previous} next={next} />
        <Card as="section" className="max-w-2xl p-6 sm:p-8">
          <h2 className="mb-4 text-2xl">Recevoir les prochains</h2>
          <NewsletterBox />
        </Card>
      </div>
    </>
  );
}

type IssueProps = { params: Promise<{ numero: string }> };

/** Reads a published issue, its neighbours, and its articles that are still published. */
async function readIssue(params: IssueProps["params"]) {
  const number = issueNumber((await params).numero);
  const found = number === null ? null : await findIssue(number);
  if (found === null) notFound();
  const articles = await listArticles(found.issue.article_ids);
  return { ...found, articles, withdrawn: found.issue.article_ids.length - articles.length };
}

type IssueArticlesProps = {
  articles: ArticleCardData[];
  /** Number of its articles that are no longer published. */
  withdrawn: number;
};

function IssueArticles({ articles, withdrawn }: IssueArticlesProps) {
  return (
    <>
      <h2 className="sr-only">Les articles de ce numéro</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
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
