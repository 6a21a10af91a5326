import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { levelOf } from "@/tests/support/source/asvs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

/** The promises stand before what no test holds. */
const [promised = "", ...after] = read("docs/security.md").split(/^## (?=Held without|Of level)/m);
const lines = promised.split("\n").filter((line) => /^\s*[-*+] /.test(line));

const NAME = /^- \*\*([^*]+)\.\*\* /;
const TESTS = /((?:`tests\/[^`]+`(?:, )?)+)(?: ASVS (.+))?$/;

function promiseOf(line: string) {
  const [, list = "", numbers = ""] = TESTS.exec(line) ?? [];
  return {
    name: NAME.exec(line)?.[1] ?? line,
    tests: [...list.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    requirements: numbers.split(", ").filter(Boolean),
  };
}
const promises = lines.map(promiseOf);

/** Where each runner looks: a file elsewhere is run by nothing. */
const RUN = [
  /^tests\/(unit|db|contract)\/.+\.test\.tsx?$/,
  /^tests\/functions\/[^/]+\.test\.ts$/,
  /^tests\/(e2e|attack|faults|edge|postgres)\/.+\.spec\.ts$/,
];

/** Which command runs the tests of a folder, as the page's table says; each is one of package.json's. */
const commands = new Map(
  [...promised.matchAll(/^\| (`tests\/.+`) \| `npm (?:run )?([\w:]+)` \|/gm)].flatMap(
    ([, folders = "", command = ""]) =>
      [...folders.matchAll(/tests\/(\w+)/g)].map(([, folder = ""]) => [folder, command] as const),
  ),
);
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** What keeps all of a file, or a test of it, from running wherever it is run. */
const SLEEPS = /\b(?:it|test|describe)\.(?:todo|fixme|only|skip\((?!\s*(?:!|process|disk|has)))/;

describe("Les promesses de sécurité", () => {
  it("ont chacune un nom à elles", () => {
    const names = promises.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(60);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(lines)("%s", (line) => {
    expect(line).toMatch(NAME);
    expect(line).toMatch(TESTS);
  });

  it.each(promises)(
    "« $name » est tenue par des tests qui existent et qui tournent",
    ({ tests }) => {
      expect(tests).not.toEqual([]);
      for (const file of tests) {
        expect(existsSync(root + file), file).toBe(true);
        expect(
          RUN.some((pattern) => pattern.test(file)),
          file,
        ).toBe(true);
        expect(read(file), file).toMatch(
          /\b(?:it|test)(?:\.each)?\s*\(|\bDeno\.test\(|\bdescribe\w+\(/,
        );
        expect(read(file), file).not.toMatch(SLEEPS);
      }
    },
  );

  it("disent quelle commande lance chaque dossier", () => {
    const cited = promises.flatMap(({ tests }) => tests.map((file) => file.split("/")[1] ?? ""));
    expect([...commands.keys()].toSorted()).toEqual([...new Set(cited)].toSorted());
    for (const command of commands.values()) expect(Object.keys(scripts)).toContain(command);
  });

  it.each(promises.flatMap(({ name, requirements }) => requirements.map((one) => [name, one])))(
    "« %s » cite une exigence de la norme : %s",
    (_name, requirement) => {
      const [number = "", note] = requirement.split(" ");
      expect(levelOf(number)).toBe(note === "(L3)" ? "3" : "2");
    },
  );

  it("ne se cachent pas parmi ce qu'aucun test ne tient", () => {
    const [held = "", missing = ""] = after;
    expect(held).not.toMatch(/^\s*[-*+] /m);
    // What is not done says which requirement it leaves out.
    const left = missing.split(/^- /m).slice(1);
    expect(left.length).toBeGreaterThan(2);
    for (const line of left) {
      const numbers = [...line.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number);
      expect(numbers, line).not.toEqual([]);
      expect(numbers.map(levelOf), line).toEqual(numbers.map(() => "2"));
    }
  });
});
