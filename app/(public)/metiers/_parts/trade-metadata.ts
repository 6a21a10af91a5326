import type { Metadata } from "next";
import { type Province, whereIs } from "@/lib/places/provinces";

import { pageMetadata } from "@/lib/seo/metadata";
import { tradePath } from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";

/** What the page of a trade says of itself. */
export function tradeMetadata(trade: Trade, province: Province | null): Metadata {
  const where = whereIs(province);
  return pageMetadata({
    title: `${trade.name} ${where}`,
    description: `${trade.name} ${where}\u00a0: les offres ouvertes, le salaire médian de nos offres, et l’organisme qui réglemente le métier.`,
    path: tradePath(trade.slug, province),
  });
}
