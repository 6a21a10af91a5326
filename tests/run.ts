import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "#tests/support/browser/browser.ts";
import { ensureEngines } from "#tests/support/engines/packages.ts";

/** What counts its tests writes them to $REPORT, or says them at its end. */
type Step = { name: string; command: string; env?: Record<string, string> };
type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Playwright = { suites: Suite[]; stats: Record<"expected" | "unexpected" | "skipped", number> };
type Vitest = Record<"numPassedTests" | "numFailedTests" | "numPendingTests", number> & {
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[];
};

const step = (name: string, command: string, env?: Step["env"]): Step => ({ name, command, env });
const vitest = (project: string) =>
  `vitest run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json --outputFile.json=$REPORT`;
const playwright = (...projects: string[]) =>
  `PLAYWRIGHT_JSON_OUTPUT_FILE=$REPORT playwright test -c tests/playwright.config.ts --reporter=list,json ${projects.map((project) => `--project='${project}'`).join(" ")}`;

/** What runs at once stands in one list. */
const check: Step[][] = [
  [
    step("Règles et mise en forme", "biome check --error-on-warnings"),
    step("Types", "next typegen && tsc --noEmit"),
    step("Code mort", "knip"),
  ],
  [step("Tests unitaires", vitest("unit"))],
  [step("Fonctions", "node --test 'tests/functions/*.test.ts'")],
  [step("Base de données", vitest("db"))],
  [step("Contrat de Supabase", vitest("contract"))],
];
const build = [step("Construction", "node tests/support/site/build.ts")];
const journeys = [step("Parcours", playwright("http", "journeys", "accessibility", "failures"))];
const offline = "--no-remote --node-modules-dir=manual --no-config --import-map";
const underDeno = step(
  "Fonctions, sous Deno",
  `for f in supabase/functions/[a-z]*; do deno check -q ${offline} $f/deno.json $f/index.ts || exit 1; done; deno test ${offline} tests/functions/deno.json tests/functions`,
);
const [POSTGRES, EDGE] = [{ POSTGRES: "1" }, { EDGE: "1" }];
const others: Record<string, Step[][]> = {
  engines: [
    build,
    [step("Firefox, WebKit, ancien Chromium", playwright("firefox", "webkit", "old-chromium"))],
  ],
  attack: [build, [step("Attaques", playwright("attack*"), POSTGRES)]],
  faults: [build, [step("Pannes", playwright("faults*"))]],
  postgres: [build, [step("PostgreSQL", playwright("postgres"), POSTGRES)]],
  edge: [
    [step("Outils de la périphérie", "npm --prefix deploy/edge run tools")],
    [step("Construction pour la périphérie", "node tests/support/site/build.ts", EDGE)],
    [step("Périphérie", playwright("edge"), EDGE)],
  ],
};
const full = [
  ...[...check, [underDeno], build, [step("Poids", playwright("weights"))], journeys],
  ...[[step("Parcours d’une version", playwright("full"))], ...Object.values(others).flat()],
];
const runs: Record<string, Step[][]> = {
  check,
  test: [...check, build, journeys],
  contract: [[step("Contrat de Supabase", vitest("contract"), { FULL: "1" })]],
  full,
  ...others,
};

const [, , suite = "test"] = process.argv;
const folder = mkdtempSync(path.join(tmpdir(), "horizon-tests-"));
if (suite !== "check") process.env.CHROMIUM_PATH = ensureBrowser().path;
if (suite === "full" || suite === "engines") ensureEngines();
const shared = {
  ...{ ...process.env, DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" },
  ...(suite === "full" && { FULL: "1" }),
};
const total = { passed: 0, failed: 0, skipped: 0 };
const [minutes, tests]: [string[], { title: string; ms: number }[]] = [[], []];
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      process.stdout.write(data);
      end = (end + data).slice(-4_000);
    });
  }
  const code = await new Promise((done) => child.once("close", done));
  running.delete(child);
  // Node's runner and Deno's say it at their end; any other command is one check.
  const numberIn = (words: RegExp) => Number(words.exec(end)?.slice(1).find(Boolean) ?? 0);
  const [passed = 0, failed = 0, skipped = 0] = existsSync(REPORT)
    ? read(JSON.parse(readFileSync(REPORT, "utf8")))
    : [
        numberIn(/pass (\d+)|(\d+) passed/),
        numberIn(/fail (\d+)|(\d+) failed/),
        numberIn(/skipped (\d+)/),
      ];
  total.passed += passed || (code === 0 ? 1 : 0);
  // A runner can fail without a failed test, by a file that does not load.
  total.failed += failed || (code === 0 ? 0 : 1);
  total.skipped += skipped;
  minutes.push(`${((performance.now() - begun) / 60_000).toFixed(1).padStart(6)} min  ${name}`);
}

function read(report: Playwright | Vitest): number[] {
  if ("numPassedTests" in report) {
    const cases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    tests.push(...cases.map(({ fullName, duration = 0 }) => ({ title: fullName, ms: duration })));
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

for (const steps of runs[suite] ?? []) {
  await Promise.all(steps.map(run));
  if (total.failed > 0 || isInterrupted) break;
}
rmSync(folder, { recursive: true, force: true });
const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
const lines = slowest.map(
  ({ title, ms }) => `${(ms / 1_000).toFixed(1).padStart(6)} s    ${title}`,
);
console.log(["\nLes plus longs :", ...lines, "\nPar couche :", ...minutes, ""].join("\n"));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || isInterrupted ? 1 : 0);
