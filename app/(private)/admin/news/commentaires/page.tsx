import type { Metadata } from "next";
import Link from "next/link";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CommentItem } from "@/components/news/comment-item";
import { CommentDecisions } from "@/components/news/publishing/comment-decisions";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowLeft } from "@/components/ui/icons";
import { requireRecruiter } from "@/lib/auth/session";
import { countComments } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { listHeldComments } from "@/lib/news/reactions";
import { pagePath } from "@/lib/publications/kinds";

const TITLE = "Commentaires à approuver";

export const metadata: Metadata = { title: TITLE };

export default async function HeldCommentsPage() {
  const viewer = await requireRecruiter("/admin/news/commentaires");
  const read = await listHeldComments(viewer.id).catch((error: unknown) => ({
    failure: logError("news.held-comments", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={notices.heldCommentsLoadFailed} reference={read.failure} />
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
          title="Aucun commentaire n’attend"
          text="Ceux que les lecteurs écrivent sous vos articles paraissent ici avant d’être publiés."
        />
      ) : (
        <ul className="grid gap-4">
          {read.map((comment) => (
            <Card as="li" key={comment.id} className="grid gap-3 p-5">
              <p className="text-sm text-muted">
                Sous{" "}
                <Link href={pagePath("article", comment.article_id)} className="text-link">
                  {comment.title}
                </Link>
              </p>
              <CommentItem comment={comment}>
                <CommentDecisions id={comment.id} name={comment.author_name} />
              </CommentItem>
            </Card>
          ))}
        </ul>
      )}
    </>
  );
}
