import { writeFileSync } from "node:fs";

export const today = () => new Date().toISOString().slice(0, 10);

/** Prints it, and with `--to FILE` keeps it. */
export function writeReport(report: string): void {
  console.log(report);
  const to = process.argv.indexOf("--to");
  const file = to > 0 ? process.argv[to + 1] : undefined;
  if (file) writeFileSync(file, report);
}
