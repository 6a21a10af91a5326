import { PageNotFound } from "@/components/layout/page-not-found";

/**
 * Never drawn, since both root layouts have their own. Where it is missing each page carries Next's
 * English one, 1.3 kB of it.
 */
export default function NotFound() {
  return <PageNotFound />;
}
