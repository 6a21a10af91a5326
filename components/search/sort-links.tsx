import Link from "next/link";
import type { Sort } from "@/lib/search/sort";

type Props = {
  /** What is sorted, in words: "Trier les offres". */
  label: string;
  sort: Sort;
  /** What the list's own order is called. */
  own?: string;
  hrefFor: (sort: Sort) => string;
};

/** The order of a search: two links, since without words there is nothing to be near to. */
export function SortLinks({ label, sort, own = "Plus récentes", hrefFor }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5 text-sm">
      {(["date", "pertinence"] as const).map((one) => (
        <Link
          key={one}
          href={hrefFor(one)}
          scroll={false}
          prefetch={false}
          aria-current={one === sort ? "true" : undefined}
          className="inline-block py-1.5 text-link aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {one === "date" ? own : "Plus pertinentes"}
        </Link>
      ))}
    </nav>
  );
}
