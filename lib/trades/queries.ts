import "server-only";
import type { Province } from "@/lib/places/provinces";
import { kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import type { Figures, Regulation } from "./figures";

/** The cache tag of facts that no recruiter writes: they stay as long as the process. */
const FACTS = "trades";

const REGULATION = "trade, province, scope, body, link, source, checked_on, state";

/** Who must be asked before the trade is practised, in each province that was looked up. */
export async function listRegulations(trade: string): Promise<Regulation[]> {
  const { data, error } = await publicClient([FACTS])
    .from("regulated_trades")
    .select(REGULATION)
    .eq("trade", trade);
  if (error) throw error;
  return data;
}

/** The same in one province; null where it is not known. */
export async function findRegulation(
  trade: string,
  province: Province["code"],
  tags = [FACTS],
): Promise<Regulation | null> {
  const { data, error } = await publicClient(tags)
    .from("regulated_trades")
    .select(REGULATION)
    .eq("trade", trade)
    .eq("province", province);
  if (error) throw error;
  return data[0] ?? null;
}

/** The figures of a trade: "" is everywhere, and each province that has offers has its own. */
export async function readFigures(trade: string): Promise<Figures[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("trade_figures", { trade });
  if (error) throw error;
  return data;
}

/** Those of one province, cached under the caller's tags; null where it has no offers. */
export async function findFigures(
  trade: string,
  province: Province["code"],
  tags: string[] = [kinds.job.tag],
): Promise<Figures | null> {
  const { data, error } = await publicClient(tags).rpc("trade_figures", { trade, place: province });
  if (error) throw error;
  return data[0] ?? null;
}

/** What the offers pay, in classes of ten thousand dollars; none of fewer than ten offers. */
export async function listPayClasses(trade: string, province: Province["code"] | "") {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("trade_pay_classes", {
    trade,
    place: province,
  });
  if (error) throw error;
  return data;
}

/** The trades that have open offers today, with how many, and the provinces where. */
export async function listOfferedTrades() {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("offered_trades");
  if (error) throw error;
  return data;
}
