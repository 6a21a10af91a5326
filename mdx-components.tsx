import type { MDXComponents } from "mdx/types";
import { Callout, EmailLink, TextLink } from "@/components/ui/prose";

/** Our few elements in texts written in MDX, by Next's own convention for this file. */
export function useMDXComponents(): MDXComponents {
  return { a: TextLink, Callout, Email: EmailLink };
}
