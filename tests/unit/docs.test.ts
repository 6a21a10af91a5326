import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

/** The promises of docs/security.md: name and files that it says hold it. */
const promises = [...read("docs/security.md").matchAll(/^- (?:\*\*(.+?)\.\*\*)?(.*)$/gm)].map(
  ([line, name, rest = ""]) => ({
    name: name ?? line,
    tests: [...rest.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = ""]) => file),
  }),
);

describe("Les promesses de sécurité", () => {
  it("ont chacune un nom à elles", () => {
    const names = promises.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(promises)("« $name » est tenue par des tests qui existent", ({ tests }) => {
    expect(tests).not.toEqual([]);
    for (const file of tests) {
      expect(file).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(root + file), file).toBe(true);
    }
  });
});
