import { kinds } from "@/lib/publications/kinds";
import { listSitemapParts } from "@/lib/publications/sitemap-parts";
import { type Entry, sitemapIndex, xmlResponse } from "@/lib/seo/sitemap-xml";

/** Index of the sitemap files: the fixed pages, then each kind in parts of 5 000. */
export function GET() {
  return xmlResponse("sitemap.index", async () => {
    const parts = await listSitemapParts();
    const files: Entry[] = parts.map(({ kind, first_id, modified }) => ({
      path: `/sitemaps${kinds[kind].list}/${first_id}.xml`,
      modified,
    }));
    return sitemapIndex([{ path: "/sitemaps/pages.xml" }, ...files]);
  });
}
