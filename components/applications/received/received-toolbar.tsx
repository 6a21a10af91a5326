import { SearchWords } from "@/components/forms/filters";
import { Button, buttonClass } from "@/components/ui/button";
import { ChipLink } from "@/components/ui/chip";
import { Select } from "@/components/ui/field";
import { Download } from "@/components/ui/private-icons";
import {
  type ReceivedList,
  type ReceivedPublication,
  receivedExportHref,
  receivedHref,
  receivedSorts,
  receivedStatuses,
} from "@/lib/applications/received-filters";
import { kinds, kindsThatCan } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";

type Props = { list: ReceivedList; publications: ReceivedPublication[] };

/** The fields above the list; they stand in a `ListFilters` form. The status has its own links. */
export function ReceivedToolbar({ list, publications }: Props) {
  return (
    <div className="grid grid-cols-2 gap-2.5 pb-4 max-sm:[&>:first-child]:col-span-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_auto]">
      <SearchWords
        label="Rechercher une candidature"
        placeholder="Nom, courriel ou titre"
        words={list.q}
      />
      <Select
        name="publication"
        aria-label="Annonce"
        defaultValue={list.publication ?? ""}
        className="max-sm:col-span-2"
      >
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
      <Button type="submit">Rechercher</Button>
    </div>
  );
}

/** The default order is not written into the address. */
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

/** The whole list, as it is filtered, in a file. */
export function ExportLink({ list }: { list: ReceivedList }) {
  return (
    <a href={receivedExportHref(list)} className={buttonClass()}>
      <Download />
      Exporter en CSV
    </a>
  );
}

/** One link a status, with how many applications it has under the other filters. */
export function StatusFilter({
  list,
  counts,
}: {
  list: ReceivedList;
  counts: ReadonlyMap<string, number>;
}) {
  // What is put aside has a status besides.
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
