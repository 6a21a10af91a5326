import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { PendingCommentCard } from "@/components/news/publishing/due-article-card";
import { ButtonLink } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { EmptyState } from "@/components/ui/states";
import { requireRecruiter } from "@/lib/auth/viewer";
import { countComments } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { listPendingComments } from "@/lib/news/queries";

const TITLE = "Commentaires à approuver";

export const metadata: Metadata = { title: TITLE };

export default async function PendingCommentsPage() {
  const viewer = await requireRecruiter("/admin/news/commentaires");
  const read = await listPendingComments(viewer.id).catch((error: unknown) => ({
    failure: logError("news.pending-comments", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={notices.pendingCommentsLoadFailed} reference={read.failure} />
      </>
    );
  }
  return (
    <>
      <AdminHeading title={TITLE} lead={read.length > 0 && countComments(read.length)}>
        <ButtonLink href="/admin/news">
          <ArrowLeft />
          Tous les articles
        </ButtonLink>
      </AdminHeading>
      {read.length === 0 ? (
        <EmptyState
          title="Aucun commentaire à approuver"
          text="Vous approuverez ici les commentaires laissés sous vos articles."
        />
      ) : (
        <ul className="grid gap-4">
          {read.map((comment) => (
            <PendingCommentCard key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </>
  );
}
