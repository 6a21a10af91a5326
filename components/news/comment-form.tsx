"use client";

import Link from "next/link";
import { lazy, Suspense } from "react";
import { useSession } from "@/components/layout/session-provider";
import { Skeleton } from "@/components/ui/loading";
import { signInPath } from "@/lib/auth/next-path";
import { useReactions } from "./reactions-provider";

// Most readers have no account: the form itself comes for whoever has one.
const SignedInComment = lazy(() =>
  import("./signed-in-comment").then((file) => ({ default: file.SignedInComment })),
);

/** For whoever is signed in; the way to sign in, and back here, for others. */
export function CommentForm() {
  const { status } = useSession();
  const { articleId } = useReactions();
  const place = <Skeleton className="h-40 w-full" />;
  if (status === "loading") return place;
  if (status === "signed-in")
    return (
      <Suspense fallback={place}>
        <SignedInComment />
      </Suspense>
    );
  return (
    <p className="rounded-card border border-dashed border-line p-5">
      <Link
        href={signInPath(`/actualites/${articleId}#commentaires`)}
        prefetch={false}
        className="text-link"
      >
        Connectez-vous pour commenter
      </Link>{" "}
      cet article.
    </p>
  );
}
