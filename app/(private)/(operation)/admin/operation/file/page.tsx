import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CaseFilter, CaseList } from "@/components/moderation/case-list";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { EmptyState } from "@/components/ui/states";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { QUEUE_PATH } from "@/lib/moderation/format";
import { casePath, casesHref, listCases, parseCaseFilters } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";

const TITLE = "File de modération";

export const metadata: Metadata = { title: TITLE };

export default async function QueuePage({ searchParams }: PageProps<"/admin/operation/file">) {
  await requireOperator(QUEUE_PATH);
  const filters = parseCaseFilters(await searchParams);
  const read = await listCases(filters).catch((error: unknown) => ({
    failure: logError("operation.queue", error),
  }));
  if ("cases" in read && read.cases.length === 0 && filters.page > 1) setNotFound();
  const hrefFor = (page: number) => casesHref({ ...filters, page });
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead={
          filters.settled
            ? "Les décisions, de la plus récente à la plus ancienne."
            : "D’abord les contestations, puis les signalements envoyés par des personnes inscrites, puis les dossiers les plus anciens."
        }
      />
      <CaseFilter path={QUEUE_PATH} {...filters} />
      {"failure" in read ? (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      ) : read.cases.length === 0 && read.pages > 0 ? (
        <PastEnd pageCount={read.pages} hrefFor={hrefFor} />
      ) : read.cases.length === 0 ? (
        <EmptyState title={filters.settled ? "Aucune décision" : "Aucun dossier en attente"} />
      ) : (
        <>
          <CaseList cases={read.cases} pathOf={(id) => casePath(id, filters.source)} />
          <div className="mt-6">
            <Pagination page={filters.page} pageCount={read.pages} hrefFor={hrefFor} />
          </div>
        </>
      )}
    </>
  );
}
