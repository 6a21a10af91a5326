import { ButtonLink } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { MessageCircle } from "@/components/ui/icons";
import { ShareButton } from "@/components/ui/share-button";
import { countComments } from "@/lib/copy/counts";
import type { Article } from "@/lib/news/schema";
import { LikeButton } from "./like-button";

/** Like, share, and the way to the comments. */
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
