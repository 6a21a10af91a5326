import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { SignalsFilter } from "@/components/trust/desk-filters";
import { SignalledList } from "@/components/trust/signalled-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { parseSignalFilters, SIGNALS_PATH, signalsHref } from "@/lib/trust/filters";
import { listSignalled } from "@/lib/trust/signal-queries";

const TITLE = "Signaux";

export const metadata: Metadata = { title: TITLE };

export default async function SignalsPage({ searchParams }: PageProps<"/admin/operation/signaux">) {
  await requireOperator(SIGNALS_PATH);
  const filters = parseSignalFilters(await searchParams);
  const read = await listSignalled(filters).catch((error: unknown) => ({
    failure: logError("operation.signals", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Ce qui, dans une publication, ressemble à une fraude. Rien n’est bloqué&nbsp;: c’est vous qui décidez."
      />
      <SignalsFilter filters={filters} />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : read.publications.length === 0 ? (
        <EmptyState
          title={filters.cleared ? "Rien n’a été examiné" : "Rien ne ressort"}
          text="Les annonces les plus suspectes s’affichent ici en premier."
        />
      ) : (
        <>
          <SignalledList publications={read.publications} />
          <div className="mt-6">
            <Pagination
              page={filters.page}
              pageCount={read.pages}
              hrefFor={(page) => signalsHref({ ...filters, page })}
            />
          </div>
        </>
      )}
    </>
  );
}
