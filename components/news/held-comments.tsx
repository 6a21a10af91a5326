"use client";

import { lazy, Suspense } from "react";
import { useReactions } from "./reactions-provider";

// Few readers have any: the others' page does not hold it.
const HeldCommentsList = lazy(() =>
  import("./held-comments-list").then((file) => ({ default: file.HeldCommentsList })),
);

/** Comments that wait, for those who may see them. */
export function HeldComments() {
  const { reactions } = useReactions();
  const isEmpty = !reactions || reactions.mine.length + reactions.toDecide.length === 0;
  return isEmpty ? null : (
    <Suspense>
      <HeldCommentsList />
    </Suspense>
  );
}
