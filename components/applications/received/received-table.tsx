import Link from "next/link";
import { AdminTable, type Column } from "@/components/admin/admin-table";
import { RowMenu } from "@/components/admin/row-menu";
import { StatusBadge } from "@/components/applications/application-status";
import { Badge } from "@/components/ui/badge";
import { type ReceivedRow, receivedApplicationPath } from "@/lib/applications/received-filters";
import { canAnswer } from "@/lib/applications/received-schema";
import { kinds } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { shortDate, todayInCanada } from "@/lib/text/dates";

const columns: [Column<ReceivedRow>, ...Column<ReceivedRow>[]] = [
  { label: "Personne", cell: (row) => <Person row={row} /> },
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
    cell: ({ appliedAt }) => (
      <time dateTime={appliedAt}>{shortDate(todayInCanada(new Date(appliedAt)))}</time>
    ),
  },
  {
    label: "Statut",
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-1">
        <StatusBadge status={row.status} />
        {row.isShortlisted && <Badge tone="purple">Présélection</Badge>}
        {row.isHired && <Badge tone="green">Embauchée</Badge>}
      </span>
    ),
  },
];

/** Applications received; those that can still be answered have a box to choose them. */
export function ReceivedTable({ rows }: { rows: ReceivedRow[] }) {
  return (
    <AdminTable
      caption="Candidatures reçues"
      columns={columns}
      rows={rows}
      actions={({ id, name, email }) => (
        <RowMenu
          id={id}
          name={name}
          links={[
            { label: "Lire", href: receivedApplicationPath(id) },
            { label: "Écrire un courriel", href: `mailto:${encodeURIComponent(email)}` },
          ]}
        />
      )}
    />
  );
}

function Person({ row: { id, name, email, status } }: { row: ReceivedRow }) {
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
        <Link
          href={receivedApplicationPath(id)}
          prefetch={false}
          className="block text-ink break-words hover:underline"
        >
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
