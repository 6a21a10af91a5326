import type { ReactNode } from "react";
import { InitialsTile } from "@/components/ui/initials-tile";
import type { Comment } from "@/lib/news/schema";
import { frenchText } from "@/lib/shared/french";
import { longDateTime } from "@/lib/text/dates";

/** Comment in its original line breaks; `children` is its state or its actions. */
export function CommentItem({ comment, children }: { comment: Comment; children?: ReactNode }) {
  return (
    <article className="flex gap-3.5">
      <InitialsTile name={comment.author_name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <span className="font-semibold text-ink">{comment.author_name}</span>
          <time dateTime={comment.created_at}>{longDateTime(comment.created_at)}</time>
        </p>
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
          {frenchText(comment.body)}
        </p>
        {children}
      </div>
    </article>
  );
}
