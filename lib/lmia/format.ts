import { plainNumber } from "@/lib/copy/counts";
import { trades } from "@/lib/trades/trades";

export const streamLabels: Record<string, string> = {
  high_wage: "hauts salaires",
  low_wage: "bas salaires",
  agriculture: "agriculture",
  global_talent: "talents mondiaux",
  permanent_residence: "appui à la résidence permanente",
};

/** Returns the name of our trade if the unit group has exactly one, else its official title. */
export function unitGroupLabel(code: string, title: string): string {
  const own = trades.filter(({ noc }) => noc === code);
  return own.length === 1 && own[0] ? own[0].name : title.replace(/'/g, "’");
}

const months = [
  ["janvier", "mars"],
  ["avril", "juin"],
  ["juillet", "septembre"],
  ["octobre", "décembre"],
];

/**
 * Returns the period covered by quarters, given by their first days in order: "juillet 2024 à mars 2025".
 * Missing quarters in between are not covered.
 */
export function periodLabel(quarters: readonly string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const day of quarters) {
    const number = Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs
    .map(({ first, last }) => {
      const [start, end] = [months[first % 4]?.[0], months[last % 4]?.[1]];
      const [from, until] = [Math.floor(first / 4), Math.floor(last / 4)];
      return from === until ? `${start} à ${end} ${until}` : `${start} ${from} à ${end} ${until}`;
    })
    .join(", puis ");
}

/** Returns the period behind "de": "d’avril à juin 2025", "de juillet 2024 à mars 2025". */
export function ofPeriod(quarters: readonly string[]): string {
  const period = periodLabel(quarters);
  return /^[ao]/.test(period) ? `d’${period}` : `de ${period}`;
}

export function countPositions(count: number): string {
  return `${plainNumber(count)} ${count < 2 ? "poste" : "postes"}`;
}

/** Returns "Soudeur·euse (9), Machiniste (4) et 2 autres métiers". */
export function tradesText(
  list: readonly { label: string; positions: number }[],
  shown = 4,
): string {
  const named = list
    .slice(0, shown)
    .map(({ label, positions }) => `${label} (${plainNumber(positions)})`);
  const more = list.length - named.length;
  return more > 0
    ? `${named.join(", ")} et ${more} ${more === 1 ? "autre métier" : "autres métiers"}`
    : named.join(", ");
}

/** Returns "14 postes de juillet 2024 à mars 2025 : Soudeur·euse (9), Machiniste (4)". */
export function obtainedText(
  obtained: {
    positions: number;
    quarters: readonly string[];
    trades: Parameters<typeof tradesText>[0];
  },
  shown?: number,
): string {
  const { positions, quarters, trades: list } = obtained;
  const figures = `${countPositions(positions)} ${ofPeriod(quarters)}`;
  return list.length > 0 ? `${figures}\u00a0: ${tradesText(list, shown)}` : figures;
}
