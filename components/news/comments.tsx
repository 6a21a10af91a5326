import { ReportLink } from "@/components/publications/detail-layout";
import { ButtonLink } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { MessageCircle } from "@/components/ui/icons";
import { ShareButton } from "@/components/ui/share-button";
import { countComments } from "@/lib/copy/counts";
import type { Article, Comment } from "@/lib/news/schema";
import { CommentItem } from "./comment-item";
import { CommentForm, PendingComments } from "./own-comments";
import { LikeButton } from "./reactions-provider";

/** Comments, oldest first, and the form to add one, unless they are `closed`. */
export function Comments({ comments, closed }: { comments: Comment[]; closed: boolean }) {
  return (
    <section id="commentaires" aria-labelledby="titre-commentaires" data-print="no">
      <h2 id="titre-commentaires" className="mb-5 text-xl">
        {comments.length === 0 ? "Commentaires" : countComments(comments.length)}
      </h2>
      <div className="grid gap-6">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment}>
            <ReportLink list="/commentaires" id={comment.id} what="ce commentaire" />
          </CommentItem>
        ))}
        <PendingComments />
        {closed ? (
          <p className="text-muted">Un article remplacé ne reçoit plus de commentaires.</p>
        ) : (
          <FeatureControl feature="comment">
            <CommentForm />
          </FeatureControl>
        )}
      </div>
    </section>
  );
}

export function ArticleReactions({ article }: { article: Article }) {
  return (
    <div id="reactions" className="measure flex flex-wrap gap-3" data-print="no">
      <FeatureControl feature="like">
        <LikeButton likeCount={article.like_count} />
      </FeatureControl>
      <ButtonLink href="#commentaires">
        <MessageCircle className="size-4.5" />
        {countComments(article.comment_count)}
      </ButtonLink>
      <FeatureControl feature="share">
        <ShareButton title={article.title} />
      </FeatureControl>
    </div>
  );
}
