import { fold } from "@/lib/text/plain";

/** A menu's value by its code or its French word; what is neither stays, and is refused. */
export function option(entries: readonly (readonly [value: string, label: string])[]) {
  return (cell: string) => {
    const word = fold(cell);
    return entries.find((names) => names.some((name) => fold(name) === word))?.[0] ?? cell;
  };
}

/** "21/11/2026" as date fields give it. */
export function day(cell: string): string {
  const [, d, m, y] = cell.match(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/) ?? [];
  return y ? `${y}-${m?.padStart(2, "0")}-${d?.padStart(2, "0")}` : cell;
}
