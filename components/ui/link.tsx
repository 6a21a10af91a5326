import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * Link without prefetching: only CardLink prefetches. Visitors are on phones and slow connections, and
 * prefetching delays the page's response to input.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
