import type { Database } from "@/lib/supabase/database.types";

/** What a candidate says of where they stand; null: they do not say. */
export type Situation = Pick<
  Database["public"]["Tables"]["profiles"]["Row"],
  "canada_status" | "country" | "arrival_date" | "trade" | "french_level" | "english_level"
>;

/** Nothing said. */
export const emptySituation: Situation = {
  canada_status: null,
  country: null,
  arrival_date: null,
  trade: null,
  french_level: null,
  english_level: null,
};

/** Where somebody is, and by what right. */
export const canadaStatuses = {
  abroad: "À l’étranger",
  temporary: "Au Canada, avec un permis temporaire",
  permanent: "Au Canada, à titre permanent",
} as const satisfies Record<NonNullable<Situation["canada_status"]>, string>;

/** What an answer is to a publication: right, wrong, or not to be told from what both sides say. */
export type Fit = "yes" | "no" | "check";

export type Reason = { fit: Fit; text: string };

/** What reasons amount to: all for it, something against it, or something to be found out. */
export function verdictOf(reasons: readonly Reason[]): Fit {
  if (reasons.some(({ fit }) => fit === "no")) return "no";
  const isCertain = reasons.length > 0 && reasons.every(({ fit }) => fit === "yes");
  return isCertain ? "yes" : "check";
}

const fits: readonly Fit[] = ["yes", "check", "no"];

/**
 * What suits best first: what nothing speaks against, then by how little does, how much speaks for it
 * and how little is to be found out. Equals keep their order.
 */
export function bySuitability<Item extends { reasons: readonly Reason[] }>(
  items: readonly Item[],
): Item[] {
  const count = (item: Item, fit: Fit) => item.reasons.filter((one) => one.fit === fit).length;
  const rank = (item: Item) => fits.indexOf(verdictOf(item.reasons));
  return items.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      count(a, "no") - count(b, "no") ||
      count(b, "yes") - count(a, "yes") ||
      count(a, "check") - count(b, "check"),
  );
}
