import { listEmployerPages } from "@/lib/employers/queries";
import { listLandings } from "@/lib/jobs/queries";
import { REGISTER_PATH, tradeRegisterPath } from "@/lib/lmia/filters";
import { LEAST_LISTED, listRegisterTrades } from "@/lib/lmia/queries";
import { listIssues } from "@/lib/newsletter/queries";
import { provinces } from "@/lib/places/provinces";
import { FRENCH_TEST_PATH } from "@/lib/profile/french-test";
import { EMPLOYERS_PATH, employerPath } from "@/lib/publications/employer-mark";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { type Entry, sitemapFile, xmlResponse } from "@/lib/seo/sitemap-xml";
import { tradePath } from "@/lib/trades/figures";
import { listOfferedTrades } from "@/lib/trades/queries";

/** Pages that always exist; without `lastmod`, since their last change is not recorded. */
const FIXED = [
  "/",
  ...everyKind.map((kind) => kinds[kind].list),
  "/a-propos",
  "/recruteurs",
  "/contact",
  "/actualites/changements",
  "/emplois/carte",
  "/bourses/trouver",
  "/metiers",
  FRENCH_TEST_PATH,
  EMPLOYERS_PATH,
  REGISTER_PATH,
  "/verifier",
  "/guide",
  "/faq",
  "/help",
  "/testimonials",
  "/infolettre",
  "/privacy",
  "/terms",
  "/accessibilite",
  "/securite",
  "/developpeurs",
];

/**
 * The fixed pages; the employers; the provinces, sectors, contracts and trades with open offers, and for a
 * trade its provinces with offers; the trades of the EIMT register; and the newsletter issues.
 */
export function GET() {
  return xmlResponse("sitemap.pages", async () => {
    const [landings, offered, issues, employers, registered] = await Promise.all([
      listLandings(),
      listOfferedTrades(),
      listIssues(1_000),
      listEmployerPages(),
      listRegisterTrades(null),
    ]);
    return sitemapFile([
      ...FIXED.map((path) => ({ path })),
      ...landings,
      ...offered.flatMap(pagesOfTrade),
      ...employers.map(({ slug, updated_at }) => ({
        path: employerPath(slug),
        modified: updated_at,
      })),
      ...registered
        .filter(({ employers: count }) => count >= LEAST_LISTED)
        .map(({ code }) => ({ path: tradeRegisterPath(code) })),
      ...issues.map(({ number }) => ({ path: `/infolettre/${number}` })),
    ]);
  });
}

function pagesOfTrade({
  trade,
  provinces: codes,
}: {
  trade: string;
  provinces: string[];
}): Entry[] {
  const within = provinces.filter(({ code }) => codes.includes(code));
  return [{ path: tradePath(trade) }, ...within.map((one) => ({ path: tradePath(trade, one) }))];
}
