import { listLandings } from "@/lib/jobs/queries";
import { listIssues } from "@/lib/newsletter/queries";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { sitemapFile, xmlResponse } from "@/lib/seo/sitemap";

/** Pages that are always there. Nobody knows when their text last changed: it is not said. */
const FIXED = [
  "/",
  ...everyKind.map((kind) => kinds[kind].list),
  "/a-propos",
  "/contact",
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

/**
 * The fixed pages, those of the provinces, sectors and contracts that have offers today, and the
 * numbers of the newsletter.
 */
export function GET() {
  return xmlResponse("sitemap.pages", async () => {
    const [landings, issues] = await Promise.all([listLandings(), listIssues(1_000)]);
    const letters = issues.map(({ number }) => ({ path: `/infolettre/${number}` }));
    return sitemapFile([...FIXED.map((path) => ({ path })), ...landings, ...letters]);
  });
}
