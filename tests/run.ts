import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "#support/browser/browser.ts";

/** A command of a run. What counts its tests writes them to $REPORT, or says them at its end. */
type Step = { name: string; command: string; env?: Record<string, string> };
type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Case[] }[] };
type Case = { results: { duration: number }[] };
type Playwright = { suites: Suite[]; stats: Record<"expected" | "unexpected" | "skipped", number> };
type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
};

const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json --outputFile.json=$REPORT`;
const playwright = (...projects: string[]) =>
  `PLAYWRIGHT_JSON_OUTPUT_FILE=$REPORT playwright test -c tests/playwright.config.ts --reporter=list,json ${projects.map((project) => `--project='${project}'`).join(" ")}`;

/** What runs at once stands in one list. */
const check: Step[][] = [
  [
    { name: "Règles et mise en forme", command: "biome check --error-on-warnings" },
    { name: "Types", command: "next typegen && tsc --noEmit" },
    { name: "Code mort", command: "knip" },
  ],
  [{ name: "Tests unitaires", command: vitest("unit") }],
  [{ name: "Fonctions", command: "node --test 'tests/functions/*.test.ts'" }],
  [{ name: "Base de données", command: vitest("db") }],
  [{ name: "Contrat de Supabase", command: vitest("contract") }],
];
const build: Step[] = [{ name: "Construction", command: "node tests/support/site/build.ts" }];
const journeys: Step[] = [
  { name: "Parcours", command: playwright("http", "journeys", "accessibility", "failures") },
];

const offline = "--no-remote --node-modules-dir=manual --no-config --import-map";
const underDeno: Step[] = [
  {
    name: "Fonctions, sous Deno",
    command: `for f in supabase/functions/[a-z]*; do deno check -q ${offline} $f/deno.json $f/index.ts || exit 1; done; deno test ${offline} tests/functions/deno.json tests/functions`,
  },
];
const POSTGRES = { POSTGRES: "1" };
const EDGE = { EDGE: "1" };
const attack = { ...POSTGRES, METRICS_TOKEN: crypto.randomUUID() };
const others: Record<string, Step[][]> = {
  attack: [build, [{ name: "Attaques", command: playwright("attack*"), env: attack }]],
  faults: [build, [{ name: "Pannes", command: playwright("faults*") }]],
  postgres: [build, [{ name: "PostgreSQL", command: playwright("postgres"), env: POSTGRES }]],
  edge: [
    [{ ...(build[0] as Step), name: "Construction pour la périphérie", env: EDGE }],
    [{ name: "Périphérie", command: playwright("edge"), env: EDGE }],
  ],
};
const full = [
  ...[...check, underDeno, build, [{ name: "Poids", command: playwright("weights") }], journeys],
  [{ name: "Parcours d’une version", command: playwright("full") }],
  ...Object.values(others).flat(),
];
const runs: Record<string, Step[][]> = {
  check,
  test: [...check, build, journeys],
  full,
  ...others,
};

const [, , asked = "test", ...options] = process.argv;
const folder = mkdtempSync(path.join(tmpdir(), "horizon-tests-"));
if (asked !== "check") process.env.CHROMIUM_PATH = ensureBrowser().path;
const shared = {
  ...process.env,
  ...(asked === "full" && { FULL: "1" }),
  ...(options[0] === "--to" && { REPORT_TO: options[1] }),
  ...{ ATTACK_FOLDER: `${folder}/attack`, FAULTS_FOLDER: `${folder}/faults` },
  ...{ DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" },
};
const total = { passed: 0, failed: 0, skipped: 0 };
const minutes: string[] = [];
const tests: { title: string; ms: number }[] = [];
const running = new Set<ChildProcess>();
let isInterrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
  });
}

async function run({ name, command, env }: Step): Promise<void> {
  const begun = performance.now();
  const REPORT = path.join(folder, `${crypto.randomUUID()}.json`);
  console.log(`\n▸ ${name}`);
  const child = spawn(command, { shell: true, detached: true, env: { ...shared, REPORT, ...env } });
  running.add(child);
  let end = "";
  const keep = (data: Buffer) => {
    process.stdout.write(data);
    end = (end + data).slice(-4_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((done) => child.once("close", done));
  running.delete(child);
  const [passed, failed, skipped] = existsSync(REPORT)
    ? read(JSON.parse(readFileSync(REPORT, "utf8")))
    : // Node's runner and Deno's say it at their end; any other command is one check.
      [/(?:pass (\d+)|(\d+) passed)/, /(?:fail (\d+)|(\d+) failed)/, /skipped (\d+)/].map(
        (count, n) => {
          const found = count.exec(end);
          return found ? Number(found[1] ?? found[2]) : n === 0 && code === 0 ? 1 : 0;
        },
      );
  total.passed += passed ?? 0;
  // A runner can fail without a failed test: a file that does not load, an error after the last one.
  total.failed += failed || (code === 0 ? 0 : 1);
  total.skipped += skipped ?? 0;
  minutes.push(`${((performance.now() - begun) / 60_000).toFixed(1).padStart(5)} min  ${name}`);
}

function read(report: Playwright | Vitest): number[] {
  if ("numPassedTests" in report) {
    for (const { assertionResults } of report.testResults)
      for (const { fullName, duration = 0 } of assertionResults)
        tests.push({ title: fullName, ms: duration });
    return [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  }
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { title, file, tests: cases } of specs)
      tests.push({ title: `${file} › ${title}`, ms: cases[0]?.results.at(-1)?.duration ?? 0 });
    suites.forEach(visit);
  };
  report.suites.forEach(visit);
  return [report.stats.expected, report.stats.unexpected, report.stats.skipped];
}

for (const steps of runs[asked] ?? []) {
  await Promise.all(steps.map(run));
  if (total.failed > 0 || isInterrupted) break;
}
rmSync(folder, { recursive: true, force: true });
console.log(`\nLes dix tests les plus longs :`);
for (const { title, ms } of tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10))
  console.log(`${(ms / 1_000).toFixed(1).padStart(6)} s  ${title}`);
console.log(`\nMinutes :\n${minutes.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || isInterrupted ? 1 : 0);
