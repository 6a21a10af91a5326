import { CommentItem } from "@/components/news/comment-item";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { OutsideLink } from "@/components/ui/prose";
import { isOverdue } from "@/lib/news/format";
import { type PendingComment, sourcesIn } from "@/lib/news/schema";

import type { DueArticle } from "@/lib/news/succession";
import { editPath, pagePath } from "@/lib/publications/kinds";
import { longDate } from "@/lib/text/dates";
import { CommentDecisions, VerifyButton } from "./due-article-actions";

/** Pending comment with its article, its text and the actions. */
export function PendingCommentCard({ comment }: { comment: PendingComment }) {
  return (
    <Card as="li" className="grid gap-3 p-5">
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
  );
}

/** Article due for verification: last date, pages to compare it with, and the action. */
export function DueArticleCard({ article }: { article: DueArticle }) {
  const { id, title, verified_on: verified, verification_due: due, sources } = article;
  return (
    <Card as="li" className="grid gap-3 p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={pagePath("article", id)} className="text-link font-semibold">
          {title}
        </Link>
        {isOverdue(article) && <Badge tone="red">En retard</Badge>}
      </p>
      <p className="text-sm text-muted">
        {verified && <span>{`Vérifié le ${longDate(verified)}`}</span>}
        {due && <span>{` · à revérifier au plus tard le ${longDate(due)}`}</span>}
      </p>
      <ul className="grid gap-1 text-sm empty:hidden">
        {sourcesIn(sources).map(({ address, publisher }) => (
          <li key={address} className="wrap-anywhere">
            <OutsideLink href={address}>{publisher}</OutsideLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <VerifyButton id={id} title={title} />
        <ButtonLink href={editPath("article", id)}>
          Modifier
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
