import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { CaseFilter } from "@/components/trust/case-filter";
import { CaseList } from "@/components/trust/case-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { firstValue, listHref, pageNumber } from "@/lib/text/search";
import { listCases } from "@/lib/trust/case-queries";
import { reportReasons } from "@/lib/trust/reporting";

const TITLE = "Signalements";
const PATH = "/admin/operation/signalements";

export const metadata: Metadata = { title: TITLE };

export default async function CasesPage({
  searchParams,
}: PageProps<"/admin/operation/signalements">) {
  await requireOperator(PATH);
  const asked = await searchParams;
  const settled = firstValue(asked.etat) === "decides";
  const reason = Object.keys(reportReasons).find((one) => one === firstValue(asked.raison)) ?? "";
  const membersOnly = firstValue(asked.de) === "membres";
  const page = pageNumber(asked.page);
  const read = await listCases({ settled, reason, membersOnly, page }).catch((error: unknown) => ({
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
        <ButtonLink href={settled ? PATH : `${PATH}?etat=decides`}>
          {settled ? "En attente" : "Décidés"}
        </ButtonLink>
      </AdminHeading>
      <CaseFilter path={PATH} settled={settled} reason={reason} membersOnly={membersOnly} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.cases.length === 0 ? (
        <EmptyState
          title={emptyTitle(settled, reason !== "" || membersOnly || page > 1)}
          text="Ce que les gens signalent paraît ici, groupé par publication."
        />
      ) : (
        <>
          <CaseList cases={read.cases} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={read.pages}
              hrefFor={(other) =>
                listHref(PATH, {
                  etat: settled ? "decides" : "",
                  raison: reason,
                  de: membersOnly ? "membres" : "",
                  page: other > 1 ? String(other) : "",
                })
              }
            />
          </div>
        </>
      )}
    </>
  );
}

function emptyTitle(settled: boolean, isNarrowed: boolean): string {
  if (isNarrowed) return "Aucun signalement ne correspond";
  return settled ? "Rien n’a encore été décidé" : "Rien n’attend";
}
