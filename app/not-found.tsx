import { PageNotFound } from "@/components/layout/page-not-found";

/**
 * Never rendered, since both root layouts have their own. Without this file every page contains Next's
 * English version, 1.3 kB.
 */
export default function NotFound() {
  return <PageNotFound />;
}
