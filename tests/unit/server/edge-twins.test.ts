import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { shareTwins } from "@/lib/server/edge-twins";

it("de deux morceaux jumeaux, l'un nomme l'autre et rend la même chose", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "twins-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, code: string) =>
    writeFileSync(path.join(folder, name), `${code}\n//# sourceMappingURL=${name}.map\n`);
  const long = (word: string) => `module.exports=["${word.repeat(600)}"];`;
  write("a.js", long("x"));
  write("b.js", long("x"));
  write("c.js", long("y"));
  write("d.js", "module.exports=[1];");
  write("e.js", "module.exports=[1];");
  write("b.js.map", long("x"));

  expect(shareTwins(folder)).toBe(long("x").length);
  const load = createRequire(path.join(folder, "page.cjs"));
  expect(load("./b.js")).toEqual(["x".repeat(600)]);
  expect(load("./c.js")).toEqual(["y".repeat(600)]);
  expect(statSync(path.join(folder, "b.js")).size).toBeLessThan(50);
  // What is short stays as it is, and so does what is no chunk.
  expect(readFileSync(path.join(folder, "e.js"), "utf8")).toContain("module.exports=[1]");
  expect(statSync(path.join(folder, "b.js.map")).size).toBeGreaterThan(600);
  expect(shareTwins(folder)).toBe(0);
});
