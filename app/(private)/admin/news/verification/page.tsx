import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { DueArticleCard } from "@/components/news/publishing/due-article-card";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { EmptyState } from "@/components/ui/states";
import { requireRecruiter } from "@/lib/auth/viewer";
import { countArticles } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { listDueArticles } from "@/lib/news/succession";

const TITLE = "Articles à vérifier";

export const metadata: Metadata = { title: TITLE };

export default async function VerificationPage() {
  const viewer = await requireRecruiter("/admin/news/verification");
  const read = await listDueArticles(viewer.id).catch((error: unknown) => ({
    failure: logError("news.due", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={notices.newsLoadFailed} reference={read.failure} />
      </>
    );
  }
  const { articles, total } = read;
  return (
    <>
      <AdminHeading title={TITLE} lead={total > 0 && countArticles(total)}>
        <ButtonLink href="/admin/news">
          <ArrowLeft />
          Tous les articles
        </ButtonLink>
      </AdminHeading>
      {total === 0 ? (
        <EmptyState
          title="Aucun article n’est à vérifier"
          text="Vos articles s’affichent ici deux semaines avant leur date de vérification."
        />
      ) : (
        <ul className="grid gap-4">
          {articles.map((article) => (
            <DueArticleCard key={article.id} article={article} />
          ))}
        </ul>
      )}
    </>
  );
}
