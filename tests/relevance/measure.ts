/** What a search brought for one query, beside what was wanted. */
export type Outcome = { q: string; wanted: string[]; found: string[] };

const SHOWN = 10;

/** The part of the wanted offers that was found at all, from 0 to 1. */
function recall({ wanted, found }: Outcome): number {
  const ids = new Set(found);
  return wanted.filter((id) => ids.has(id)).length / wanted.length;
}

/**
 * The part of the first ten that is wanted, from 0 to 1. Where fewer than ten are wanted only as
 * many places count; a place that stays empty counts as wrong.
 */
function precision({ wanted, found }: Outcome): number {
  const places = Math.min(SHOWN, wanted.length);
  const ids = new Set(wanted);
  return found.slice(0, places).filter((id) => ids.has(id)).length / places;
}

/** Means over all queries, rounded to a thousandth. */
export function means(outcomes: Outcome[]): { recall: number; precision: number } {
  const mean = (of: (outcome: Outcome) => number) =>
    Math.round((outcomes.reduce((sum, one) => sum + of(one), 0) / outcomes.length) * 1000) / 1000;
  return { recall: mean(recall), precision: mean(precision) };
}

/** True where something wanted is missing, or stands behind something else. */
export function isImperfect(outcome: Outcome): boolean {
  return recall(outcome) < 1 || precision(outcome) < 1;
}

/** A line of the report on one query. */
export function reportRow(outcome: Outcome) {
  const { q, wanted, found } = outcome;
  return {
    q,
    wanted: wanted.length,
    found: found.length,
    recall: recall(outcome).toFixed(2),
    precision: precision(outcome).toFixed(2),
  };
}
