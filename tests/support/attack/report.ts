import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { today } from "#tests/support/report.ts";

/** What the site said before, kept for the end of the run. */
export const FIGURES = path.join(process.env.ATTACK_FOLDER ?? tmpdir(), "figures-before");

/** One thing that a test tells of its run; numbers under one name are added up. */
type Told = { what: string; found: string | number };

/** Keeps it for the report of the run; nothing where there is none. */
export function tell(what: string, found: string | number): void {
  const folder = process.env.ATTACK_FOLDER;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const told: Told = { what, found };
  writeFileSync(path.join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(told));
}

/** What a site says of itself: how many answers of each class it gave, and its memory. */
export type Figures = { answers: Map<string, number>; memoryMiB: number };

export async function readFigures(site: string, token: string): Promise<Figures> {
  const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const answers = new Map<string, number>();
  const lines = text.matchAll(
    /^site_request_duration_seconds_count\{.*status="(\w+)".*\} (\d+)$/gm,
  );
  for (const [, status = "", count] of lines) {
    answers.set(status, (answers.get(status) ?? 0) + Number(count));
  }
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
  return { answers, memoryMiB: Math.round(Number(bytes) / 2 ** 20) };
}

/**
 * What a site may take more once all is over: its rooms for pages and searches are nearly empty before
 * and have bounds, and V8 keeps for itself up to half a gigabyte of what it could give back.
 */
const MOST_GROWTH_MIB = 400;

/** What these figures are that those of no run may be. */
export function beyondBounds([before, after]: Figures[]): string[] {
  const failed = (after?.answers.get("5xx") ?? 0) - (before?.answers.get("5xx") ?? 0);
  const grown = (after?.memoryMiB ?? Number.NaN) - (before?.memoryMiB ?? Number.NaN);
  return [
    ...(failed > 0 ? [`${failed} answers 5xx`] : []),
    // A site that says nothing of its memory is not known to be within bounds.
    ...(grown <= MOST_GROWTH_MIB ? [] : [`Grown by ${grown} MiB, of ${MOST_GROWTH_MIB} at most`]),
  ];
}

type Run = {
  folder: string;
  engine: string;
  minutes: number;
  figures: Figures[];
};

/** The report of a run in Markdown. */
export function attackReport({ folder, engine, minutes, figures }: Run): string {
  const [before, after] = figures;
  const answers = [...(after?.answers ?? [])].toSorted().map(([status, count]) => {
    return [`Answers ${status}`, count - (before?.answers.get(status) ?? 0)] as const;
  });
  const rows = [
    ["Minutes, the build aside", minutes.toFixed(1)],
    ...answers,
    ["Memory of the site, before and after", `${before?.memoryMiB} and ${after?.memoryMiB} MiB`],
    ...toldIn(folder),
  ];
  return [
    "# Attacks",
    "",
    `${today()}, \`npm test -- attack\`: what somebody with bad intentions would try, on a production build`,
    `with a backend of its own, on ${engine}. Answers are those of the site that most tests share; those`,
    "that break something have one of their own. 4xx is a refusal, and no answer may be a 5xx.",
    "",
    "| What | Found |",
    "|---|---|",
    ...rows.map(([what, found]) => `| ${what} | ${found} |`),
    "",
  ].join("\n");
}

function toldIn(folder: string): [string, string | number][] {
  const sums = new Map<string, string | number>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
    const { what, found }: Told = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    const known = sums.get(what);
    sums.set(what, typeof known === "number" && typeof found === "number" ? known + found : found);
  }
  return [...sums].toSorted();
}
