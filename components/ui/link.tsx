import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link that fetches nothing before it is followed: the cards of a list alone do (CardLink). Visitors
 * are on phones and slow lines, and what is fetched ahead keeps a page from answering.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
