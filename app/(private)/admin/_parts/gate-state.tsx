import { GatePanel } from "@/components/publications/gate-panel";
import { logError } from "@/lib/log";
import { listReviews, readGate } from "@/lib/publications/gate";

/** Says what of the recruiter's waits to be read, and what was refused; nothing where nothing does. */
export async function GateState() {
  const read = await Promise.all([readGate(), listReviews()]).catch((error: unknown) => {
    logError("dashboard.gate", error);
    return null;
  });
  if (read === null) return null;
  const [gate, reviews] = read;
  return <GatePanel gate={gate} reviews={reviews} />;
}
