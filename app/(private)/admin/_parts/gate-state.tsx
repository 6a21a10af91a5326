import { GatePanel } from "@/components/publications/gate-panel";
import { logError } from "@/lib/log";
import { listReviews, readGate } from "@/lib/publications/gate";
import { listOwnEmployers } from "@/lib/publications/owning";

/**
 * Says what of the recruiter's waits to be read, what was refused, and which of their employers they
 * could have verified; nothing where nothing is to be said.
 */
export async function GateState() {
  const read = await Promise.all([readGate(), listReviews(), listOwnEmployers()]).catch(
    (error: unknown) => {
      logError("dashboard.gate", error);
      return null;
    },
  );
  if (read === null) return null;
  const [gate, reviews, employers] = read;
  return <GatePanel gate={gate} reviews={reviews} employers={employers} />;
}
