import Link from "next/link";
import { BreadcrumbData, type Crumb } from "@/components/seo/json-ld";

/** Where the page stands, from the list down; the last item is the page itself. */
export function Breadcrumb({
  items,
  unlisted = false,
}: {
  items: Crumb[];
  /** The page is one that search engines leave alone: an example, something closed. */
  unlisted?: boolean;
}) {
  return (
    <nav aria-label="Fil d’Ariane" data-print="no">
      {!unlisted && <BreadcrumbData items={items} />}
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {href ? (
              <Link href={href} className="py-1 underline underline-offset-3 hover:text-ink">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
