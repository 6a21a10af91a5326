import { logError } from "@/lib/log";
import { listWithdrawnTargets } from "@/lib/moderation/queries";

/** The viewer's applications to what was withdrawn; none where they cannot be read: the list stands. */
export async function withdrawnTargets(): Promise<string[]> {
  return listWithdrawnTargets().catch((error: unknown) => {
    logError("applications.withdrawn", error);
    return [];
  });
}
