import { loadavg } from "node:os";
import { deeds, type World } from "./deeds.ts";
import { type Sample, slope } from "./samples.ts";

/** One deed that was tried: its answers, or why there were none. */
export type Tried = { name: string; ms: number; statuses: number[]; error?: string };

type Run = {
  minutes: number;
  rate: number;
  offers: number;
  tried: Tried[];
  samples: Sample[];
  world: World;
  broken: string[];
};

const MIB = 2 ** 20;
const MOST_LINES = 20;

/** The report in Markdown, and whether everything that was promised held. */
export function reportOf(run: Run): { lines: string[]; isWhole: boolean } {
  const { minutes, rate, offers, tried, samples, broken } = run;
  const { applications, titles, saved, answered, reports } = run.world.ledger;
  const failed = tried.filter((one) => one.error || one.statuses.some((status) => status >= 400));
  const lines = [
    `# ${minutes} minutes of use`,
    "",
    `${new Date().toISOString().slice(0, 10)}, \`node tests/soak/run.ts ${minutes} --rate ${rate} --offers ${offers}\`:`,
    "PostgreSQL, Redis, two site processes and nginx on one machine with whoever asks; load at the end",
    `${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| Deed | Times | p50 (ms) | p95 | Refused or unanswered |",
    "|---|---|---|---|---|",
    ...Object.keys(deeds).map((name) => row(tried.filter((one) => one.name === name))),
    "",
    `Acknowledged: ${applications.length} applications, ${titles.length} offers, ${saved.length} saved,`,
    `${answered.length} answers, ${reports.length} reports; looked for afterwards, with the mails of each`,
    `application and answer, on both sides: ${broken.length} wrong.`,
    "",
    "| | First | Last | A minute, second half |",
    "|---|---|---|---|",
    trend("Memory of both processes, MiB", samples, (one) => one.memory / MIB),
    trend("Connections to PostgreSQL", samples, (one) => one.connections),
    trend("Database, MiB", samples, (one) => one.disk / MIB),
    "",
    ...failed
      .slice(0, MOST_LINES)
      .map((one) => `- ${one.name}: ${one.error ?? one.statuses.join(", ")}`),
    ...broken.slice(0, MOST_LINES).map((line) => `- ${line}`),
  ];
  return { lines, isWhole: failed.length === 0 && broken.length === 0 };
}

function row(own: Tried[]): string {
  const sorted = own.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const failures = own.filter((one) => one.error || one.statuses.some((status) => status >= 400));
  return `| ${[own[0]?.name ?? "–", own.length, at(0.5), at(0.95), failures.length].join(" | ")} |`;
}

function trend(label: string, samples: Sample[], of: (sample: Sample) => number): string {
  const [first, last] = [samples[0], samples.at(-1)].map((one) => (one ? of(one).toFixed(1) : "–"));
  return `| ${label} | ${first} | ${last} | ${slope(samples, of).toFixed(2)} |`;
}
