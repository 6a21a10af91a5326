import { AdminTable, type Column } from "@/components/admin/admin-table";
import { RowMenu } from "@/components/admin/row-menu";
import { StatusBadge } from "@/components/applications/application-status";
import { FilterRow, SearchWords } from "@/components/forms/filters";
import { Badge, ChipLink } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Download } from "@/components/ui/private-icons";
import {
  type ListedRow,
  type ReceivedList,
  type ReceivedPublication,
  type ReceivedRow,
  receivedApplicationPath,
  receivedExportHref,
  receivedHref,
  receivedSorts,
  receivedStatuses,
} from "@/lib/applications/received-filters";
import { canAnswer } from "@/lib/applications/received-schema";
import { kinds, kindsThatCan } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { shortDate, todayInCanada } from "@/lib/text/dates";

const columns: Column<ListedRow>[] = [
  {
    label: "Annonce",
    cell: ({ title, kind }) => (
      <span className="md:block">
        <span className="break-words md:line-clamp-2">{frenchText(title)}</span>
        <span className="text-muted max-md:hidden">{kinds[kind].one}</span>
      </span>
    ),
  },
  {
    label: "Reçue le",
    cell: ({ appliedAt, status, answerDueOn }) => (
      <>
        <time dateTime={appliedAt}>{shortDate(todayInCanada(new Date(appliedAt)))}</time>
        {answerDueOn && status === "En cours" && (
          <span className="block text-sm text-muted">
            réponse promise le {shortDate(answerDueOn)}
          </span>
        )}
      </>
    ),
  },
  {
    label: "Statut",
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-1">
        <StatusBadge status={row.status} />
        {row.isUnread && <Badge tone="orange">Non lue</Badge>}
        {row.isShortlisted && <Badge tone="purple">Présélection</Badge>}
        {row.isHired && <Badge tone="green">Embauchée</Badge>}
      </span>
    ),
  },
];

/** Received applications; those that can still be answered have a checkbox. */
export function ReceivedTable({ rows, list }: { rows: ListedRow[]; list: ReceivedList }) {
  return (
    <AdminTable
      caption="Candidatures reçues"
      columns={[{ label: "Personne", cell: (row) => <Person row={row} list={list} /> }, ...columns]}
      rows={rows}
      actions={({ id, name, email }) => (
        <RowMenu
          id={id}
          name={name}
          links={[
            { label: "Lire", href: receivedApplicationPath(id, list) },
            { label: "Écrire un courriel", href: `mailto:${encodeURIComponent(email)}` },
          ]}
        />
      )}
    />
  );
}

function Person({ row, list }: { row: ReceivedRow; list: ReceivedList }) {
  const { id, name, email, status } = row;
  return (
    <span className="flex items-start gap-3">
      {canAnswer(status) ? (
        <label className="-m-2 p-2 noscript:hidden">
          <input
            type="checkbox"
            name="id"
            value={id}
            data-name={name}
            autoComplete="off"
            className="mt-0.5 block size-5 accent-spruce"
          />
          <span className="sr-only">Choisir la candidature&nbsp;: {name}</span>
        </label>
      ) : (
        <span className="w-5 shrink-0" />
      )}
      <span className="min-w-0">
        <Link href={receivedApplicationPath(id, list)} className="text-link block break-words">
          {name}
        </Link>
        {email !== name && (
          <span className="block text-sm font-normal text-muted max-md:[overflow-wrap:anywhere] md:max-w-40 md:truncate xl:max-w-56">
            {email}
          </span>
        )}
      </span>
    </span>
  );
}

type ReceivedToolbarProps = { list: ReceivedList; publications: ReceivedPublication[] };

/** Fields above the list; must be inside a `ListFilters` form. The status filter has its own links. */
export function ReceivedToolbar({ list, publications }: ReceivedToolbarProps) {
  return (
    <FilterRow
      isShort
      submit="Rechercher"
      chosen={list.publication ? 1 : 0}
      fields={
        <SearchWords
          label="Rechercher une candidature"
          placeholder="Nom, courriel ou titre"
          words={list.q}
        />
      }
      more={
        <>
          <Select name="publication" aria-label="Annonce" defaultValue={list.publication ?? ""}>
            <option value="">Toutes les annonces</option>
            {kindsThatCan("apply").map((kind) => (
              <PublicationGroup
                key={kind}
                label={kinds[kind].many}
                publications={publications.filter((publication) => publication.kind === kind)}
              />
            ))}
          </Select>
          <Select name="tri" aria-label="Ordre" defaultValue={sortValue(list)}>
            {receivedSorts.map(({ slug, label }, index) => (
              <option key={slug} value={index === 0 ? "" : slug}>
                {label}
              </option>
            ))}
          </Select>
          {list.status && <input type="hidden" name="statut" value={list.status.slug} />}
        </>
      }
    />
  );
}

/** The default order is left out of the address. */
function sortValue({ sort }: ReceivedList): string {
  return sort === receivedSorts[0] ? "" : sort.slug;
}

function PublicationGroup({
  label,
  publications,
}: {
  label: string;
  publications: ReceivedPublication[];
}) {
  if (publications.length === 0) return null;
  return (
    <optgroup label={label}>
      {publications.map(({ id, title, count }) => (
        <option key={id} value={id}>
          {frenchText(title)} ({count})
        </option>
      ))}
    </optgroup>
  );
}

/** Exports the list with its current filters. */
export function ExportLink({ list }: { list: ReceivedList }) {
  return (
    <a href={receivedExportHref(list)} className={buttonClass()}>
      <Download />
      Exporter en CSV
    </a>
  );
}

/** One link per status, with its number of applications under the other filters. */
export function StatusFilter({
  list,
  counts,
}: {
  list: ReceivedList;
  counts: ReadonlyMap<string, number>;
}) {
  // Shortlisted applications also have a status, so they would count twice.
  const all = [...counts].reduce((sum, [label, n]) => sum + (label === "Présélection" ? 0 : n), 0);
  const entries = [
    { status: null, label: "Toutes", count: all },
    ...receivedStatuses
      .filter(
        ({ label }) =>
          label !== "Présélection" || counts.has(label) || list.status?.label === label,
      )
      .map((status) => ({
        status,
        label: status.label,
        count: counts.get(status.label) ?? 0,
      })),
  ];
  return (
    <nav aria-label="Statut">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {entries.map(({ status, label, count }) => (
          <li key={label} className="shrink-0">
            <ChipLink
              href={receivedHref({ ...list, status, page: 1 })}
              current={list.status === status}
            >
              {label} <span className="ml-1.5 font-normal tabular-nums">{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
