import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { today } from "#tests/support/report.ts";

/** One fault that was tried: what visitors saw, what was lost, and how it ended. */
export type Fault = { fault: string; seen: string; lost: string; recovery: string };

const COLUMNS = ["fault", "seen", "lost", "recovery"] as const;

/** Keeps what a test found for the report of its run; nothing where there is none. */
export function note(found: Fault): void {
  const folder = process.env.FAULTS_FOLDER;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const name = found.fault.replace(/[^\p{L}\d]+/gu, "-").slice(0, 80);
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(found));
}

/** The report of a run in Markdown: only what was tried in it. */
export function faultsReport(folder: string): string {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Fault)
    .sort((one, other) => one.fault.localeCompare(other.fault));
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    "# Faults",
    "",
    `${today()}, \`npm test -- faults\`: each fault was made on a production build with a backend of its own,`,
    "while people visited; what the site had acknowledged was looked for afterwards. Nobody lent a hand",
    "but where it says so.",
    "",
    line(["Fault", "What visitors saw", "What was lost", "Recovery"]),
    line(COLUMNS.map(() => "---")),
    ...found.map((one) => line(COLUMNS.map((column) => one[column]))),
    "",
  ].join("\n");
}
