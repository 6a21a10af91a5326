import { ReviewPanel } from "@/components/publications/review-panel";
import { logError } from "@/lib/log";
import { publicationsWait } from "@/lib/publications/decisions";
import { listOwnEmployers } from "@/lib/publications/ownership";

/**
 * Says whether what the recruiter publishes is read first, and which of their companies they could have
 * verified; nothing where nothing is to be said.
 */
export async function ReviewState() {
  const read = await Promise.all([publicationsWait(), listOwnEmployers()]).catch(
    (error: unknown) => {
      logError("dashboard.gate", error);
      return null;
    },
  );
  if (read === null) return null;
  const [waits, employers] = read;
  return <ReviewPanel waits={waits} employers={employers} />;
}
