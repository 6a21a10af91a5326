"use client";

import { useSession } from "@/components/layout/session-provider";
import { later } from "@/components/ui/lazy";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/loading";
import { signInFrom } from "@/lib/auth/next-path";
import { useReactions } from "./reactions-provider";

const place = (
  <>
    <Skeleton className="h-40 w-full" />
    <p className="hidden noscript:block">Pour commenter, activez JavaScript.</p>
  </>
);
// Most readers have no account: only signed-in users load the form.
const SignedInComment = later(
  () => import("./signed-in-comments").then((file) => file.SignedInComment),
  place,
);

/** Comment form of a signed-in user; others get a sign-in link that leads back here. */
export function CommentForm() {
  const { status } = useSession();
  const { articleId } = useReactions();
  if (status === "loading") return place;
  if (status === "signed-in") return <SignedInComment />;
  return (
    <p className="rounded-card border border-dashed border-line p-5">
      <Link href={signInFrom(`/actualites/${articleId}#commentaires`)} className="text-link">
        Connectez-vous pour commenter
      </Link>{" "}
      cet article.
    </p>
  );
}

// Few readers have pending comments, so they are loaded separately.
const PendingCommentsList = later(() =>
  import("./signed-in-comments").then((file) => file.PendingCommentsList),
);

/** Pending comments, for their author and for the article's author. */
export function PendingComments() {
  const { reactions } = useReactions();
  const isEmpty = !reactions || reactions.own.length + reactions.toDecide.length === 0;
  return isEmpty ? null : <PendingCommentsList />;
}
