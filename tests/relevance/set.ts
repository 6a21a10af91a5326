import type { Trade } from "./trades";

/** Where an offer is, or who offers it: a part of the place or of the employer's name. */
type Narrowed = `${Trade | ""}@${string}` | `${Trade | ""}#${string}`;

/** One wanted group of offers: a trade, a trade at a place or of an employer, or all of either. */
export type Wanted = Trade | Narrowed;

/** What a person types, then what that person means. */
export type Query = readonly [q: string, ...wanted: Wanted[]];

/** Each query by itself, of those that stand together, between commas, because they mean the same. */
export function oneByOne<Meant>(groups: (readonly [queries: string, ...meant: Meant[]])[]) {
  return groups.flatMap(([queries, ...meant]) =>
    queries.split(", ").map((q) => [q, ...meant] as const),
  );
}
