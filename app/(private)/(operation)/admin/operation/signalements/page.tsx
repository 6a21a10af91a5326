import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CaseList, NoCases } from "@/components/trust/case-list";
import { CaseFilter } from "@/components/trust/desk-filters";
import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { listCases } from "@/lib/trust/case-queries";
import { CASES_PATH, casesHref, parseCaseFilters } from "@/lib/trust/filters";

const TITLE = "Signalements";

export const metadata: Metadata = { title: TITLE };

export default async function CasesPage({
  searchParams,
}: PageProps<"/admin/operation/signalements">) {
  await requireOperator(CASES_PATH);
  const filters = parseCaseFilters(await searchParams);
  const { settled } = filters;
  const read = await listCases(filters).catch((error: unknown) => ({
    failure: logError("operation.cases", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead={
          settled
            ? "Ce qui a été décidé, du plus récent."
            : "Les contestations, puis la file d’attente."
        }
      >
        <ButtonLink href={casesHref({ settled: !settled })}>
          {settled ? "En attente" : "Décidés"}
        </ButtonLink>
      </AdminHeading>
      <CaseFilter filters={filters} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.cases.length === 0 ? (
        <NoCases filters={filters} />
      ) : (
        <>
          <CaseList cases={read.cases} />
          <div className="mt-6">
            <Pagination
              page={filters.page}
              pageCount={read.pages}
              hrefFor={(page) => casesHref({ ...filters, page })}
            />
          </div>
        </>
      )}
    </>
  );
}
