import type { Metadata } from "next";
import { notFound } from "next/navigation";

// Said by the page too: the browser would put the layout's own title over that of the 404.
export const metadata: Metadata = { title: "Page introuvable" };

/** Not the prerendered 404: its scripts have no nonce, and the policy of this area refuses them. */
export default function Nowhere() {
  notFound();
}
