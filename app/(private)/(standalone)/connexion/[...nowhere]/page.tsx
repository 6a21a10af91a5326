import { notFound } from "next/navigation";

/** Not the prerendered 404: its scripts have no nonce, and the policy of this area refuses them. */
export default function Nowhere() {
  notFound();
}
