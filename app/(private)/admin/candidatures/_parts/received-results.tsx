import { ReceivedTable } from "@/components/applications/received/received-table";
import { StatusFilter } from "@/components/applications/received/received-toolbar";
import { Selection } from "@/components/applications/received/status-controls";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import {
  type ReceivedList,
  type ReceivedPublication,
  type ReceivedRow,
  receivedHref,
} from "@/lib/applications/received-filters";
import { countApplications } from "@/lib/copy/counts";

type Props = {
  list: ReceivedList;
  rows: ReceivedRow[];
  total: number;
  pageCount: number;
  counts: ReadonlyMap<string, number>;
  publications: ReceivedPublication[];
};

/** Counts by status, the table and its pages; or why there is nothing. */
export function ReceivedResults({ list, rows, total, pageCount, counts, publications }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {counts.size > 0 && <StatusFilter list={list} counts={counts} />}
      {total === 0 ? (
        <Nothing list={list} publications={publications} />
      ) : (
        <>
          <p className="text-sm text-muted" role="status">
            {countApplications(total)}
          </p>
          {/* Another list starts with nothing chosen. */}
          <Selection key={receivedHref(list)}>
            <div className="overflow-hidden rounded-card border border-line bg-snow">
              <ReceivedTable rows={rows} />
            </div>
          </Selection>
          <Pagination
            page={list.page}
            pageCount={pageCount}
            hrefFor={(page) => receivedHref({ ...list, page })}
          />
        </>
      )}
    </div>
  );
}

function Nothing({ list, publications }: Pick<Props, "list" | "publications">) {
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
