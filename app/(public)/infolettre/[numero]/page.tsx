import type { Metadata } from "next";
import { IssueArticles } from "@/app/(public)/infolettre/_parts/issue-articles";
import { type IssueProps, readIssue } from "@/app/(public)/infolettre/_parts/read-issue";
import { IssueNeighbours, issueTitle } from "@/components/newsletter/issue-links";
import { NewsletterBox } from "@/components/newsletter/newsletter-box";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { pageMetadata } from "@/lib/seo/metadata";
import { longDateTime } from "@/lib/text/dates";

/** Pages are made when first asked for, and again when one of the articles changes. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: IssueProps): Promise<Metadata> {
  const { issue, articles } = await readIssue(params);
  const day = longDateTime(issue.published_at);
  const [first] = articles;
  return pageMetadata({
    title: `${issueTitle(issue.number)}, ${day}`,
    description: first
      ? `Les articles publiés dans la semaine du ${day}, dont «\u00a0${first.title}\u00a0».`
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
