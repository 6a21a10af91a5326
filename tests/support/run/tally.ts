import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many checks or tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** A step that is one check. */
export function tallyOne(isGood: boolean): Tally {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

/** What Vitest's own report says; a run that broke before reporting counts as one failure. */
export function tallyVitest(file: string, exitCode: number): Tally {
  const report = vitestReport.safeParse(readJson(file));
  if (!report.success) return tallyOne(exitCode === 0);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  return broken(exitCode, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

/** What a test says that is passed over without a build. */
const WANTS_BUILD = "demande la construction";

/**
 * What Playwright's own report says; a test that passed only when repeated has passed. Our runs have a
 * build: a test that was passed over for want of one is a failure, or a suite could pass without running.
 */
export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = playwrightReport.safeParse(readJson(file));
  if (!report.success) return tallyOne(exitCode === 0);
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  const failed = unexpected + (readFileSync(file, "utf8").includes(WANTS_BUILD) ? 1 : 0);
  return broken(exitCode, { passed: expected + flaky, failed, skipped });
}

/** What a JUnit report says: Node's and Deno's own test runners write one. */
export function tallyJunit(file: string, exitCode: number): Tally {
  const report = existsSync(file) ? readFileSync(file, "utf8") : "";
  const count = (element: string) =>
    report.match(new RegExp(`<${element}[\\s/>]`, "g"))?.length ?? 0;
  const failed = count("failure") + count("error");
  const skipped = count("skipped");
  const passed = count("testcase") - failed - skipped;
  return passed > 0 ? broken(exitCode, { passed, failed, skipped }) : tallyOne(false);
}

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** A runner can fail without a failed test: a file that does not load, an error after the last one. */
function broken(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
