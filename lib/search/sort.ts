import { firstValue } from "@/lib/text/search";

/** The order of the list itself, or the best matches of the words first. */
export type Sort = "date" | "pertinence";

/** What every list's state has of its words; `partly` asks for some of them, and stands in no address. */
export type Words = { q: string; sort: Sort; partly?: boolean };

/** Reads `?tri=`; what makes no sense is the list's own order. */
export function parseSort(value: string | string[] | undefined): Sort {
  return firstValue(value) === "pertinence" ? "pertinence" : "date";
}
