import { OfferTrade } from "@/components/trades/offer-trade";
import type { Job } from "@/lib/jobs/schema";
import { logError } from "@/lib/monitoring/log";
import { provinces } from "@/lib/places/provinces";
import { pageTag } from "@/lib/publications/kinds";
import { findFigures, findRegulation } from "@/lib/trades/queries";
import { findTrade } from "@/lib/trades/trades";

/**
 * What to know of an offer's trade, kept with the offer's page: whatever is saved elsewhere, the page
 * stays. An offer without a trade has nothing here, and one whose trade cannot be read now the rest.
 */
export async function TradeOfOffer({ job }: { job: Job }) {
  const trade = findTrade(job.trade);
  if (trade === null) return null;
  const province = provinces.find(({ code }) => code === job.province) ?? null;
  const tags = [pageTag("job", job.id)];
  const [regulation, figures] = province
    ? await Promise.all([
        findRegulation(trade.slug, province.code, tags).catch(failed("jobs.regulation", undefined)),
        findFigures(trade.slug, province.code, tags).catch(failed("jobs.figures", null)),
      ])
    : [null, null];
  return <OfferTrade trade={trade} province={province} regulation={regulation} figures={figures} />;
}

/** Says it in the log, and gives what stands for the answer. */
function failed<Otherwise>(event: string, otherwise: Otherwise) {
  return (error: unknown) => {
    logError(event, error);
    return otherwise;
  };
}
