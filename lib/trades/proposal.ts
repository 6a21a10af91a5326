import { fold } from "@/lib/text/plain";
import { type Trade, trades } from "./trades";

/** Tokens of each trade's slug, cut to their stems: "infirmier" and "infirmière" share one. */
const beginnings = trades.map((trade) => ({
  trade,
  stems: trade.slug
    .split("-")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 3))),
}));

/** Returns the most specific trade whose stems all start a token of the title; null if there is none. */
export function proposedTrade(title: string): Trade | null {
  const words = fold(title).split(/[^a-z]+/);
  const named = beginnings.filter(({ stems }) =>
    stems.every((stem) => words.some((word) => word.startsWith(stem))),
  );
  const most = Math.max(0, ...named.map(({ stems }) => stems.length));
  return named.find(({ stems }) => stems.length === most)?.trade ?? null;
}
