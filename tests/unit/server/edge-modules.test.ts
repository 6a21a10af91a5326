import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { shareModules } from "@/lib/server/edge-modules";

type Factory = () => string;

/** A folder of chunks, and what Turbopack's runtime would read in each: factories by their names. */
function folderOf(chunks: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "modules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(chunks)) {
    writeFileSync(path.join(folder, name), `${code}\n//# sourceMappingURL=${name}.map\n`);
  }
  const load = createRequire(path.join(folder, "page.cjs"));
  const says = (name: string) => {
    const said: Record<string, string> = {};
    let names: (string | number)[] = [];
    for (const part of load(`./${name}`) as (string | number | Factory)[]) {
      if (typeof part !== "function") names.push(part);
      else {
        for (const one of names) said[one] = part();
        names = [];
      }
    }
    return said;
  };
  const text = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return { folder, says, text };
}

const module = (names: string, word: string) => `${names},()=>"${word.repeat(400)}"`;
const x = "x".repeat(400);
const y = "y".repeat(400);
const z = "z".repeat(400);

it("ce que plusieurs morceaux ont en commun n'est écrit qu'une fois, et chacun l'a encore", () => {
  const { folder, says, text } = folderOf({
    "a.js": `module.exports=[${module("1,2", "x")},${module("3", "y")}];`,
    "b.js": `module.exports=[${module("3", "y")},${module("1,2", "x")},${module("4", "z")}];`,
    "c.js": `module.exports=[${module("4", "z")},${module("3", "y")}];`,
  });
  const saved = shareModules(folder);
  expect(saved).toBeGreaterThan(1_000);
  expect(says("a.js")).toEqual({ 1: x, 2: x, 3: y });
  expect(says("b.js")).toEqual({ 1: x, 2: x, 3: y, 4: z });
  expect(says("c.js")).toEqual({ 3: y, 4: z });
  const all = ["a.js", "b.js", "c.js"].map(text).join("");
  for (const word of [x, y, z]) expect(all.split(word)).toHaveLength(2);
});

it("un module du même nom et d'un autre texte reste à chacun", () => {
  const { folder, says } = folderOf({
    "a.js": `module.exports=[${module("1", "x")}];`,
    "b.js": `module.exports=[${module("1", "y")}];`,
  });
  expect(shareModules(folder)).toBe(0);
  expect([says("a.js"), says("b.js")]).toEqual([{ 1: x }, { 1: y }]);
});

it("ce qui est court, et ce qui n'est pas une liste de modules, reste comme il est", () => {
  const chunks = {
    "a.js": "module.exports=[1,()=>1];",
    "b.js": "module.exports=[1,()=>1];",
    "c.js": 'module.exports=require("./a.js");',
    "d.js": `const runtime=[${module("1", "x")}];`,
    "e.js": `const runtime=[${module("1", "x")}];`,
  };
  const { folder, text } = folderOf(chunks);
  expect(shareModules(folder)).toBe(0);
  for (const [name, code] of Object.entries(chunks)) expect(text(name)).toContain(`${code}\n`);
  expect(statSync(path.join(folder, "d.js")).size).toBeGreaterThan(400);
});
