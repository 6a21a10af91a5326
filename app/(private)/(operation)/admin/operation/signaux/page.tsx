import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { SignalledList } from "@/components/trust/signalled-list";
import { SignalsFilter } from "@/components/trust/signals-filter";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { firstValue, listHref, pageNumber } from "@/lib/text/search";
import { listSignalled } from "@/lib/trust/signal-queries";

const TITLE = "Signaux";
const PATH = "/admin/operation/signaux";

export const metadata: Metadata = { title: TITLE };

export default async function SignalsPage({ searchParams }: PageProps<"/admin/operation/signaux">) {
  await requireOperator(PATH);
  const asked = await searchParams;
  const cleared = firstValue(asked.etat) === "examines";
  const everyWeight = firstValue(asked.poids) === "tous";
  const page = pageNumber(asked.page);
  const read = await listSignalled({ cleared, everyWeight, page }).catch((error: unknown) => ({
    failure: logError("operation.signals", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Ce qui, dans une publication, ressemble à une fraude. Rien n’est bloqué&nbsp;: c’est vous qui décidez."
      />
      <SignalsFilter path={PATH} cleared={cleared} everyWeight={everyWeight} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.publications.length === 0 ? (
        <EmptyState
          title={cleared ? "Rien n’a été examiné" : "Rien ne ressort"}
          text="Les publications dont les signaux pèsent assez paraissent ici, les plus lourdes d’abord."
        />
      ) : (
        <>
          <SignalledList publications={read.publications} />
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={read.pages}
              hrefFor={(other) =>
                listHref(PATH, {
                  etat: cleared ? "examines" : "",
                  poids: everyWeight ? "tous" : "",
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
