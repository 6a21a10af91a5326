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
      <ol className="trail">
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
