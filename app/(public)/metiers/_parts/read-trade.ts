import { listTradeJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";
import { listTopicArticles } from "@/lib/news/queries";
import type { Province } from "@/lib/places/provinces";
import { listPayClasses, listRegulations, readFigures } from "@/lib/trades/queries";
import type { Trade } from "@/lib/trades/trades";

const SHOWN_JOBS = 8;
const SHOWN_ARTICLES = 3;

/**
 * All that the page of a trade shows, everywhere or in one province. Figures that cannot be read are
 * a failure, so that a page without them is never kept; it stands without news.
 */
export async function readTrade({ slug }: Trade, province: Province | null) {
  const [figures, regulations, jobs, classes, articles] = await Promise.all([
    readFigures(slug),
    listRegulations(slug),
    listTradeJobs(slug, province, SHOWN_JOBS),
    listPayClasses(slug, province?.code ?? ""),
    listTopicArticles("work", SHOWN_ARTICLES).catch((error: unknown) => {
      logError("trades.news", error);
      return [];
    }),
  ]);
  const own = figures.find((one) => one.province === (province?.code ?? "")) ?? null;
  const regulation = regulations.find((one) => one.province === province?.code) ?? null;
  return { figures, own, regulations, regulation, jobs, classes, articles };
}

export type TradeData = Awaited<ReturnType<typeof readTrade>>;
