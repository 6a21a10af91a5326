import type { Metadata } from "next";
import { notFound } from "next/navigation";

// Set here too: the browser would replace the title of the 404 page by the layout's.
export const metadata: Metadata = { title: "Page introuvable" };

/** Not the prerendered 404 page: its scripts have no nonce, and the policy of this area blocks them. */
export default function Nowhere() {
  notFound();
}
