import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import {
  OperationSections,
  SiteFigures,
  WaitingCounts,
} from "@/components/moderation/site-figures";
import { requireOperator } from "@/lib/auth/session";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { countWaiting, readFigures } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

export default async function OperationPage() {
  await requireOperator("/admin/operation");
  const read = await Promise.all([countWaiting(), readFigures()]).catch((error: unknown) => ({
    failure: logError("operation.figures", error),
  }));
  const isRead = !("failure" in read);
  return (
    <>
      <AdminHeading title="État du site" />
      {isRead ? (
        <>
          <h2 className="mb-4 text-2xl">À traiter</h2>
          <WaitingCounts counts={read[0]} />
          <h2 className="mt-10 mb-4 text-2xl">En chiffres</h2>
          <SiteFigures figures={read[1]} />
        </>
      ) : (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      )}
      <h2 className="mt-10 mb-4 text-2xl">Que faire&nbsp;?</h2>
      <OperationSections />
    </>
  );
}
