import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { ChevronLeft, ChevronRight } from "./icons";

/** Links to the pages of a list; hidden when there is only one. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = "Pagination",
}: {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (pageCount <= 1) return null;
  const entries = pageWindow(page, pageCount);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1.5">
      <Step href={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft />
        Précédent
      </Step>
      <ol className="contents">
        {entries.map((entry, index) => (
          // The following page makes the keys of two gaps unique.
          <li key={entry === "gap" ? `gap-${entries[index + 1]}` : entry} className="max-sm:hidden">
            {entry === "gap" ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <Link
                href={hrefFor(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? "page" : undefined}
                className={clsx(
                  "page-cell",
                  entry === page ? "border-ink bg-ink text-paper" : "page-link",
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="px-2 text-sm text-muted tabular-nums sm:hidden">
        {page} sur {pageCount}
      </span>
      <Step href={page < pageCount ? hrefFor(page + 1) : null} rel="next">
        Suivant
        <ChevronRight />
      </Step>
    </nav>
  );
}

function Step({
  href,
  rel,
  children,
}: {
  href: string | null;
  rel: "prev" | "next";
  children: ReactNode;
}) {
  if (href === null) {
    return <span className={"page-cell border-transparent text-muted"}>{children}</span>;
  }
  return (
    <Link href={href} rel={rel} className={"page-cell page-link"}>
      {children}
    </Link>
  );
}

/** Page number, or a gap for several. */
type Entry = number | "gap";

/**
 * Returns the entries of the pagination: the first page, the last one, the current one with its neighbours.
 * A gap never replaces a single page: its number is as short as the ellipsis.
 */
export function pageWindow(page: number, pageCount: number): Entry[] {
  const near = [page - 1, page, page + 1].filter((n) => n > 1 && n < pageCount);
  const shown = pageCount > 1 ? [1, ...near, pageCount] : [1];
  return shown.flatMap((n, index): Entry[] => {
    const missing = n - (shown[index - 1] ?? 0) - 1;
    if (missing <= 0) return [n];
    return missing === 1 ? [n - 1, n] : ["gap", n];
  });
}
