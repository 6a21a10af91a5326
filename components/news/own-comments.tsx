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
// Most readers have no account: the form itself comes for whoever has one.
const SignedInComment = later(
  () => import("./signed-in-comments").then((file) => file.SignedInComment),
  place,
);

/** For whoever is signed in; the way to sign in, and back here, for others. */
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

// Few readers have any: the others' page does not hold it.
const PendingCommentsList = later(() =>
  import("./signed-in-comments").then((file) => file.PendingCommentsList),
);

/** Comments that wait, for those who may see them. */
export function PendingComments() {
  const { reactions } = useReactions();
  const isEmpty = !reactions || reactions.own.length + reactions.toDecide.length === 0;
  return isEmpty ? null : <PendingCommentsList />;
}
