import { listLandings } from "@/lib/jobs/queries";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { sitemapFile, xmlResponse } from "@/lib/seo/sitemap";

/** Pages that are always there. Nobody knows when their text last changed: it is not said. */
const FIXED = [
  "/",
  ...everyKind.map((kind) => kinds[kind].list),
  "/a-propos",
  "/contact",
  "/actualites/changements",
  "/emplois/carte",
  "/guide",
  "/faq",
  "/help",
  "/testimonials",
  "/infolettre",
  "/privacy",
  "/terms",
  "/accessibilite",
];

/** The fixed pages, and those of the provinces, sectors and contracts that have offers today. */
export function GET() {
  return xmlResponse("sitemap.pages", async () => {
    const landings = await listLandings();
    return sitemapFile([...FIXED.map((path) => ({ path })), ...landings]);
  });
}
