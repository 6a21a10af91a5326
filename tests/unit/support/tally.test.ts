import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tallyJunit, tallyPlaywright, tallyVitest } from "@/tests/support/run/tally";
import { isAtLeast, outdatedPackages } from "@/tests/support/source/versions";

describe("Le compte final", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "tally-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  function report(content: object): string {
    const file = path.join(folder, "report.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  }
  const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

  it("vient du rapport de Vitest", () => {
    expect(tallyVitest(report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it("vient du rapport de Playwright", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
    expect(tallyPlaywright(report({ stats }), 1)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  });

  it("compte pour un échec ce qui n'a pas tourné faute de construction", () => {
    const annotations = [{ type: "skip", description: "demande la construction de npm test" }];
    const suites = [{ specs: [{ tests: [{ annotations, status: "skipped" }] }] }];
    const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 1 };
    expect(tallyPlaywright(report({ stats, suites }), 0).failed).toBe(1);
    const others = [{ specs: [{ tests: [{ annotations: [{ description: "demande nginx" }] }] }] }];
    expect(tallyPlaywright(report({ stats, suites: others }), 0).failed).toBe(0);
  });

  it("vient du rapport JUnit de Node ou de Deno", () => {
    const file = path.join(folder, "report.xml");
    const cases = `<testcase name="a"/><testcase name="b"><failure message="x"/></testcase>`;
    writeFileSync(
      file,
      `<testsuites tests="2" failures="1"><testsuite>${cases}</testsuite></testsuites>`,
    );
    expect(tallyJunit(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(tallyJunit(path.join(folder, "absent.xml"), 0).failed).toBe(1);
  });

  it("avoue un échec qui n'est celui d'aucun test", () => {
    expect(tallyVitest(report(vitest), 1).failed).toBe(1);
    expect(tallyVitest(path.join(folder, "absent.json"), 1).failed).toBe(1);
  });
});

describe("Les versions minimales", () => {
  it("sont celles de ce qui est installé", () => {
    expect(outdatedPackages()).toEqual([]);
  });

  it.each([
    ["16.4.1", "16.4.1", true],
    ["16.4.10", "16.4.9", true],
    ["17.0.0", "16.4.1", true],
    ["16.4.0", "16.4.1", false],
    ["15.9.9", "16.4.1", false],
    ["16.4.1-canary.3", "16.4.1", false],
  ])("de %s et %s, la première suffit : %s", (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected);
  });
});
