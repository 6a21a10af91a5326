import "server-only";
import { ABROAD_COLUMNS } from "@/lib/publications/abroad";
import type { KindThatCan } from "@/lib/publications/kinds";
import {
  bySuitability,
  type Compared,
  isAbroad,
  type Reason,
  reasonsFor,
  type Situation,
  type Verdict,
  verdictOf,
} from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import { findTrade } from "@/lib/trades/trades";

/** Maximum number of the newest offers to compare, which bounds the work. */
const OF_TRADE = 60;
const OF_OTHERS = 40;
/** Lower for missions: they have no trade to match, so most would be dropped. */
const OF_MISSIONS = 12;

const SHOWN_OFFERS = 20;
const SHOWN_MISSIONS = 6;

type Row = Compared & {
  id: string;
  title: string;
  organisation: string | null;
  location: string | null;
  deadline: string | null;
  posted_at: string;
};

export type RecommendedPublication = Row & { kind: KindThatCan<"abroad">; reasons: Reason[] };

type Filters = Record<string, string[]>;

const COLUMNS = `id, title, organisation:company_name, location, deadline:application_deadline, posted_at, ${ABROAD_COLUMNS}`;

/** Extra columns that only offers have. */
const OF_OFFERS = "trade, start_date, work_mode, remote_from";

/**
 * Returns the newest open offers and missions that can be compared with a candidate's situation, best
 * matches first and offers before missions, without those already applied to, and the number compared.
 * @throws when the data cannot be read
 */
export async function listRecommended(situation: Situation, applied: readonly string[]) {
  const trade = findTrade(situation.trade);
  const abroad: Filters = isAbroad(situation) ? { abroad: ["true"] } : {};
  const [ofTrade, others, missions] = await Promise.all([
    trade ? newest("list_jobs", { trade: [trade.slug] }, OF_TRADE) : [],
    newest("list_jobs", { ...abroad, ...(trade && { sector: [trade.sector] }) }, OF_OTHERS),
    newest("list_freelance_jobs", abroad, OF_MISSIONS),
  ]);
  const isNew = ({ id }: Row) => !applied.includes(id);
  const offers = compared(situation, "job", [...ofTrade, ...others].filter(isNew));
  const freelance = compared(situation, "freelance", missions.filter(isNew));
  return {
    compared: offers.length + freelance.length,
    recommended: [...offers.slice(0, SHOWN_OFFERS), ...freelance.slice(0, SHOWN_MISSIONS)],
  };
}

export type Match = { verdict: Verdict; reasons: Reason[] };

/**
 * Returns how each of these offers matches the candidate, by offer id; omits offers with nothing to compare.
 * @throws when the data cannot be read
 */
export async function matchOffers(
  situation: Situation,
  ids: string[],
): Promise<Record<string, Match>> {
  const client = await requestClient();
  const { data, error } = await client
    .from("jobs")
    .select(`id, ${OF_OFFERS}, ${ABROAD_COLUMNS}`)
    .in("id", ids);
  if (error) throw error;
  const matches = data.map(({ id, ...offer }): [string, Match] => {
    const reasons = reasonsFor(situation, offer);
    return [id, { verdict: verdictOf(reasons), reasons }];
  });
  return Object.fromEntries(matches.filter(([, { reasons }]) => reasons.length > 0));
}

/** Removes duplicates and sorts by match, then newest first. */
function compared(
  situation: Situation,
  kind: RecommendedPublication["kind"],
  rows: readonly Row[],
): RecommendedPublication[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  const newestFirst = once.sort((a, b) => b.posted_at.localeCompare(a.posted_at));
  return bySuitability(
    newestFirst.map((row) => ({ ...row, kind, reasons: reasonsFor(situation, row) })),
  );
}

/** Returns the newest items of the public list; missions have neither trade nor start date. */
async function newest(
  list: "list_jobs" | "list_freelance_jobs",
  filters: Filters,
  take: number,
): Promise<Row[]> {
  const client = await requestClient();
  const columns = list === "list_jobs" ? `${COLUMNS}, ${OF_OFFERS}` : COLUMNS;
  const { data, error } = await client
    .rpc(list, { params: { filters }, take })
    .select(columns)
    .overrideTypes<Row[], { merge: false }>();
  if (error) throw error;
  return data;
}
