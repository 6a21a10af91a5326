import { ListFailure } from "@/components/admin/admin-heading";
import { OperateVerification } from "@/components/employers/operate-form";
import { gateNotices } from "@/lib/copy/gate-notices";
import { countLiveUnread } from "@/lib/employers/own-queries";
import { logError } from "@/lib/log";
import type { ReviewFile } from "@/lib/trust/gate-schema";

/** The employers of whoever published what waits, each with what is decided of it here. */
export async function OwnersEmployers({ employers }: Pick<ReviewFile, "employers">) {
  const unread = await countLiveUnread(employers.map(({ id }) => id)).catch((error: unknown) => ({
    failure: logError("operation.review-employers", error),
  }));
  if ("failure" in unread) {
    return <ListFailure notice={gateNotices.queueLoadFailed} reference={unread.failure} />;
  }
  return employers.map(({ id, name, website, verified_at }) => (
    <OperateVerification
      key={id}
      employer={id}
      name={name}
      website={website}
      isVerified={verified_at !== null}
      unread={unread.get(id) ?? 0}
    />
  ));
}
