import { fold } from "@/lib/text/plain";
import type { Job } from "./schema";

/** A column of a file of offers. */
export type Column = {
  /** As the file says it, and as `readCsv` folds it. */
  heading: string;
  /** The field of the form. */
  field: string;
  required?: boolean;
  /** What the form would say, of a cell; for menus also its French word. */
  read?: (cell: string) => string;
  write: (job: Job) => string;
};

/** A question that may be left open: what is neither yes nor no stays, and is refused. */
export function yesOrNo(cell: string): string {
  if (["oui", "o", "x", "1", "vrai"].includes(fold(cell))) return "true";
  return ["non", "n", "0", "faux"].includes(fold(cell)) ? "false" : cell;
}

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
