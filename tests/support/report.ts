import { writeFileSync } from "node:fs";

export const today = () => new Date().toISOString().slice(0, 10);

/** Prints it, and keeps it where `-- --to FILE` says. */
export function writeReport(report: string): void {
  console.log(report);
  if (process.env.REPORT_TO) writeFileSync(process.env.REPORT_TO, report);
}
