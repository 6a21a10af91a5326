import { listLandings } from "@/lib/jobs/queries";
import { provinces } from "@/lib/places/provinces";
import { everyKind, kinds } from "@/lib/publications/kinds";
import { type Entry, sitemapFile, xmlResponse } from "@/lib/seo/sitemap";
import { tradePath } from "@/lib/trades/figures";
import { listOfferedTrades } from "@/lib/trades/queries";

/** Pages that are always there. Nobody knows when their text last changed: it is not said. */
const FIXED = [
  "/",
  ...everyKind.map((kind) => kinds[kind].list),
  "/a-propos",
  "/contact",
  "/emplois/carte",
  "/bourses/trouver",
  "/metiers",
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
 * The fixed pages, and those of the provinces, sectors, contracts and trades that have offers today;
 * of a trade also those of the provinces where it has some.
 */
export function GET() {
  return xmlResponse("sitemap.pages", async () => {
    const [landings, offered] = await Promise.all([listLandings(), listOfferedTrades()]);
    return sitemapFile([
      ...FIXED.map((path) => ({ path })),
      ...landings,
      ...offered.flatMap(pagesOfTrade),
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
