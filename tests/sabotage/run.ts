import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SABOTAGES, type Sabotage } from "./list.ts";

type Project = Sabotage["red"][0];
type Outcome = { name: string; passed: boolean };
type Answer = { ancestorTitles: string[]; title: string; status: string };
type Report = { testResults: { assertionResults: Answer[] }[] };

/** Words after `--` choose the rows whose promise, file or test holds one of them. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [""];
const rows = SABOTAGES.filter(({ promise, file, red }) =>
  wanted.some((word) => [promise, file, ...red].join(" ").includes(word)),
);
const here = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "horizon-sabotage-"));
const copy = path.join(folder, "copy");
const { execPath: NODE } = process;
const LEFT_OUT = ["node_modules", ".git", ".next", ".data", "test-results"];
const BASELINE = "supabase/migrations/20261125000000_baseline.sql";

function start(command: string, args: string[]): string {
  const answer = spawnSync(command, args, { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (answer.error) throw answer.error;
  return answer.stdout;
}

/** What the tests of these names answered, among those of the copy as it is now. */
function outcomes(project: Project, files: string[], names: string[]): Outcome[] {
  const pattern = names.map((name) => name.replace(/[()?.]/g, "\\$&")).join("|");
  const paths = [...new Set(files)].map((file) => `tests/${project}/${file}`);
  if (project === "functions") {
    const args = ["--test", "--test-reporter=tap", `--test-name-pattern=${pattern}`, ...paths];
    const lines = start(NODE, args).matchAll(/^ *(not )?ok \d+ - (.*)$/gm);
    return [...lines].map(([, not, name = ""]) => ({ name, passed: not === undefined }));
  }
  const report = path.join(folder, `${crypto.randomUUID()}.json`);
  const args = ["run", "--config", "tests/vitest.config.ts", "--project", project, "-t", pattern];
  const json = ["--reporter=json", `--outputFile=${report}`];
  start("node_modules/.bin/vitest", [...args, ...json, ...paths]);
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ ancestorTitles, title, status }) => ({
      name: [...ancestorTitles, title].join(" > "),
      passed: status === "passed",
    }));
}

/** Null where the named test fails as it should, else what is wrong. */
function apply({ file, text, by, red: [project, test, name] }: Sabotage): string | null {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  if (before.split(text).length !== 2) return "its text does not occur exactly once";
  const baseline = path.join(copy, BASELINE);
  const migrated = readFileSync(baseline, "utf8");
  try {
    writeFileSync(
      target,
      before.replace(text, () => by),
    );
    if (/^supabase.(schemas|data)/.test(file)) start(NODE, ["supabase/local/baseline.ts"]);
    const named = outcomes(project, [test], [name]).filter((one) => one.name.includes(name));
    if (named.length === 0) return "the named test did not run";
    return named.every(({ passed }) => passed) ? "stays green" : null;
  } finally {
    writeFileSync(target, before);
    writeFileSync(baseline, migrated);
  }
}

let passed = 0;
try {
  const filter = (source: string) => !LEFT_OUT.includes(path.relative(here, source));
  cpSync(here, copy, { recursive: true, filter });
  symlinkSync(path.join(here, "node_modules"), path.join(copy, "node_modules"));
  for (const project of new Set(rows.map(({ red }) => red[0]))) {
    const ofIt = rows.filter(({ red }) => red[0] === project);
    const [tests, names] = [ofIt.map(({ red }) => red[1]), ofIt.map(({ red }) => red[2])];
    const untouched = outcomes(project, tests, names);
    for (const row of ofIt) {
      const named = untouched.filter(({ name }) => name.includes(row.red[2]));
      const isGreen = named.length > 0 && named.every((one) => one.passed);
      const begun = performance.now();
      const wrong = isGreen ? apply(row) : "not green while untouched";
      if (wrong === null) passed += 1;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1).padStart(6);
      console.log(`${seconds} s | ${row.promise} | ${row.red.join(" | ")} | ${wrong ?? "red"}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${rows.length - passed} failed, 0 skipped`);
process.exit(passed === rows.length && rows.length > 0 ? 0 : 1);
