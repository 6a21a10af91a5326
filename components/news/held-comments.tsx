"use client";

import { later } from "@/components/ui/later";
import { useReactions } from "./reactions-provider";

// Few readers have any: the others' page does not hold it.
const HeldCommentsList = later(() =>
  import("./held-comments-list").then((file) => file.HeldCommentsList),
);

/** Comments that wait, for those who may see them. */
export function HeldComments() {
  const { reactions } = useReactions();
  const isEmpty = !reactions || reactions.mine.length + reactions.toDecide.length === 0;
  return isEmpty ? null : <HeldCommentsList />;
}
