import { ChipLink } from "@/components/ui/chip";
import { type ReceivedList, receivedHref, receivedStatuses } from "@/lib/applications/received";

/** One link a status, with how many applications it has under the other filters. */
export function StatusFilter({
  list,
  counts,
}: {
  list: ReceivedList;
  counts: ReadonlyMap<string, number>;
}) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const entries = [
    { status: null, label: "Toutes", count: all },
    ...receivedStatuses.map((status) => ({
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
