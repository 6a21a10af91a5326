import { FeatureControl } from "@/components/ui/feature-control";
import { countComments } from "@/lib/copy/counts";
import type { Comment } from "@/lib/news/schema";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { HeldComments } from "./held-comments";

/** What readers said, oldest first, and the form to say more. */
export function Comments({ comments }: { comments: Comment[] }) {
  return (
    <section id="commentaires" aria-labelledby="titre-commentaires" data-print="no">
      <h2 id="titre-commentaires" className="mb-5 text-xl">
        {comments.length === 0 ? "Commentaires" : countComments(comments.length)}
      </h2>
      <div className="grid gap-6">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
        <HeldComments />
        <FeatureControl feature="comment">
          <CommentForm />
        </FeatureControl>
      </div>
    </section>
  );
}
