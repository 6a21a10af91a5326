import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import {
  OperationSections,
  SiteFigures,
  WaitingCounts,
} from "@/components/moderation/site-figures";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { countWaiting, readFigures } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

export default async function OperationPage() {
  await requireOperator("/admin/operation");
  const [counts, figures] = await Promise.all([
    countWaiting().catch(failure),
    readFigures().catch(failure),
  ]);
  return (
    <>
      <AdminHeading title="État du site" />
      <h2 className="mb-4 text-2xl">À traiter</h2>
      {"failure" in counts ? <Unread {...counts} /> : <WaitingCounts counts={counts} />}
      <h2 className="mt-10 mb-4 text-2xl">En chiffres</h2>
      {"failure" in figures ? <Unread {...figures} /> : <SiteFigures figures={figures} />}
      <h2 className="mt-10 mb-4 text-2xl">Que faire&nbsp;?</h2>
      <OperationSections />
    </>
  );
}

/** In place of one part that cannot be read. */
function Unread({ failure: reference }: ReturnType<typeof failure>) {
  return <ListFailure notice={moderationNotices.operationLoadFailed} reference={reference} />;
}

const failure = (error: unknown) => ({ failure: logError("operation.figures", error) });
