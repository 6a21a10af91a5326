import Link from "next/link";
import { CommentItem } from "@/components/news/comment-item";
import { Card } from "@/components/ui/card";
import type { HeldComment } from "@/lib/news/schema";
import { pagePath } from "@/lib/publications/kinds";
import { CommentDecisions } from "./comment-decisions";

/** A comment that waits: the article it stands under, its words, and what to decide. */
export function HeldCommentCard({ comment }: { comment: HeldComment }) {
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
