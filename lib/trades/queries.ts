import "server-only";
import type { Province } from "@/lib/places/provinces";
import { kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import type { Figures, Regulation } from "./figures";

/** Cache tag of reference data that no recruiter changes: it lasts as long as the process. */
const FACTS = "trades";

const REGULATION = "trade, province, scope, body, link, source, checked_on, state";

/** Returns the regulator of a trade in each province that was researched. */
export async function listRegulations(trade: string): Promise<Regulation[]> {
  const { data, error } = await publicClient([FACTS])
    .from("regulated_trades")
    .select(REGULATION)
    .eq("trade", trade);
  if (error) throw error;
  return data;
}

/** Returns the regulator in one province; null if unknown. */
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

/** Returns the figures of a trade: "" is all provinces, and each province with offers has its own. */
export async function readFigures(trade: string): Promise<Figures[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("trade_figures", { trade });
  if (error) throw error;
  return data;
}

/** Returns the figures of one province, cached under the caller's tags; null if it has no offers. */
export async function findFigures(
  trade: string,
  province: Province["code"],
  tags: string[] = [kinds.job.tag],
): Promise<Figures | null> {
  const { data, error } = await publicClient(tags).rpc("trade_figures", { trade, place: province });
  if (error) throw error;
  return data[0] ?? null;
}

/** Returns the distribution of pay in classes of ten thousand dollars; empty below ten offers. */
export async function listPayClasses(trade: string, province: Province["code"] | "") {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("trade_pay_classes", {
    trade,
    place: province,
  });
  if (error) throw error;
  return data;
}

/** Returns the trades with open offers today, with their number and provinces. */
export async function listOfferedTrades() {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("offered_trades");
  if (error) throw error;
  return data;
}
