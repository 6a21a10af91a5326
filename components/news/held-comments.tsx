"use client";

import dynamic from "next/dynamic";
import { useReactions } from "./reactions-provider";

// Few readers have any: the others' page does not hold it.
const HeldCommentsList = dynamic(() =>
  import("./held-comments-list").then((module) => module.HeldCommentsList),
);

/** Comments that wait, for those who may see them. */
export function HeldComments() {
  const { reactions } = useReactions();
  const isEmpty = !reactions || reactions.mine.length + reactions.toDecide.length === 0;
  return isEmpty ? null : <HeldCommentsList />;
}
