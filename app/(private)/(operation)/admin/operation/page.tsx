import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import {
  CasesWaiting,
  OperationSections,
  SiteFigures,
  WaitingCounts,
} from "@/components/moderation/site-figures";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { countAllWaiting, countWaiting, nextCase, readFigures } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";

export default async function OperationPage() {
  await requireOperator("/admin/operation");
  const [counts, figures, total, first] = await Promise.all([
    countWaiting().catch(failure),
    readFigures().catch(failure),
    countAllWaiting().catch(() => 0),
    nextCase().catch(() => null),
  ]);
  return (
    <>
      <AdminHeading title="État du site" />
      <h2 className="mb-4 text-2xl">À traiter</h2>
      <CasesWaiting count={total} first={first} />
      {"failure" in counts ? <Unread {...counts} /> : <WaitingCounts counts={counts} />}
      <h2 className="mt-10 mb-4 text-2xl">En chiffres</h2>
      {"failure" in figures ? <Unread {...figures} /> : <SiteFigures figures={figures} />}
      <h2 className="mt-10 mb-4 text-2xl">Que faire&nbsp;?</h2>
      <OperationSections />
    </>
  );
}

/** Replaces one section that could not be read. */
function Unread({ failure: reference }: ReturnType<typeof failure>) {
  return <ListFailure notice={moderationNotices.operationLoadFailed} reference={reference} />;
}

const failure = (error: unknown) => ({ failure: logError("operation.figures", error) });
