import { BreadcrumbJsonLd } from "next-seo";
import { shaped } from "@/lib/seo/json-ld";
import { site } from "@/lib/site";
import { JsonLd } from "./json-ld";

export type Crumb = { label: string; href?: string };

/** Where the page stands, for search engines; the last item is the page itself. */
export function BreadcrumbData({ items }: { items: Crumb[] }) {
  const trail = items.map(({ label, href }) => ({
    name: label,
    ...(href && { item: new URL(href, site.url).href }),
  }));
  return <JsonLd data={shaped(BreadcrumbJsonLd, { items: trail })} />;
}
