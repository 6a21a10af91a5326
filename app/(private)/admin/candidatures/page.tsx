import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { Selection } from "@/components/applications/received/received-controls";
import {
  ExportLink,
  ReceivedTable,
  ReceivedToolbar,
  StatusFilter,
} from "@/components/applications/received/received-list";
import { ListFilters } from "@/components/forms/list-filters";
import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { EmptyState } from "@/components/ui/states";
import {
  type ListedRow,
  parseReceivedList,
  type ReceivedList,
  type ReceivedPublication,
  receivedHref,
} from "@/lib/applications/received-filters";
import { readReceived } from "@/lib/applications/received-queries";
import { requireRecruiter } from "@/lib/auth/viewer";
import { countApplications } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";

const TITLE = "Candidatures reçues";

export const metadata: Metadata = { title: TITLE };

type ReceivedPageProps = PageProps<"/admin/candidatures">;

export default async function ReceivedPage({ searchParams }: ReceivedPageProps) {
  const list = parseReceivedList(await searchParams);
  await requireRecruiter(receivedHref(list));

  const read = await readReceived(list).catch((error: unknown) => ({
    failure: logError("applications.received", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={notices.applicationsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) setNotFound();

  return (
    <>
      <AdminHeading title={TITLE}>{read.total > 0 && <ExportLink list={list} />}</AdminHeading>
      <ListFilters
        live
        inColumn
        action="/admin/candidatures"
        query={receivedHref(list).split("?")[1] ?? ""}
        loading="Chargement..."
        fields={<ReceivedToolbar list={list} publications={read.publications} />}
      >
        <ReceivedResults {...read} list={list} />
      </ListFilters>
    </>
  );
}

type ReceivedResultsProps = {
  list: ReceivedList;
  rows: ListedRow[];
  total: number;
  pageCount: number;
  counts: ReadonlyMap<string, number>;
  publications: ReceivedPublication[];
};

function ReceivedResults({
  list,
  rows,
  total,
  pageCount,
  counts,
  publications,
}: ReceivedResultsProps) {
  const hrefFor = (page: number) => receivedHref({ ...list, page });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-2">
      {counts.size > 0 && <StatusFilter list={list} counts={counts} />}
      {total === 0 ? (
        <Nothing list={list} publications={publications} />
      ) : rows.length === 0 ? (
        <PastEnd pageCount={pageCount} hrefFor={hrefFor} />
      ) : (
        <>
          <p className="text-sm text-muted max-sm:sr-only" role="status">
            {countApplications(total)}
          </p>
          {/* Another list starts with an empty selection. */}
          <Selection key={receivedHref(list)}>
            <div className="overflow-hidden rounded-card border border-line bg-snow">
              <ReceivedTable rows={rows} list={list} />
            </div>
          </Selection>
          <Pagination page={list.page} pageCount={pageCount} hrefFor={hrefFor} />
        </>
      )}
    </div>
  );
}

function Nothing({ list, publications }: Pick<ReceivedResultsProps, "list" | "publications">) {
  const everything = { ...list, q: "", publication: null, status: null, page: 1 };
  if (list.q !== "" || list.status !== null) {
    return (
      <EmptyState title="Aucune candidature ne correspond" text="Essayez avec moins de filtres.">
        <ButtonLink href={receivedHref(everything)}>Voir toutes les candidatures</ButtonLink>
      </EmptyState>
    );
  }
  if (list.publication !== null) {
    const isOwn = publications.some(({ id }) => id === list.publication);
    return (
      <EmptyState
        title={
          isOwn
            ? "Cette annonce n’a pas encore reçu de candidature"
            : "Cette annonce n’est pas la vôtre ou n’existe plus"
        }
      >
        <ButtonLink href={receivedHref(everything)}>Voir toutes les candidatures</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Vous n’avez encore reçu aucune candidature"
      text="Vous les verrez ici, et un courriel vous préviendra de chaque candidature."
    >
      <ButtonLink href="/admin/jobs">Voir vos offres d’emploi</ButtonLink>
    </EmptyState>
  );
}
