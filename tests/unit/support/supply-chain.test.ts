import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

// CONTRIBUTING.md, "What the site leans on".

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
});
const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));

const declared = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(readJson("package.json"));

/** Programs of the kind that may be copied, used and sold along; MPL and LGPL stay files of their own. */
const LICENCES = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Zlib"],
  ...["BlueOak-1.0.0", "Unlicense", "CC0-1.0", "Python-2.0", "MPL-2.0", "LGPL-3.0-or-later"],
  // Typefaces, and the browsers' table of what they can do.
  ...["OFL-1.1", "CC-BY-4.0"],
];

function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, "");
  if (plain.includes(" AND ")) return plain.split(" AND ").every(isAllowed);
  return plain.split(" OR ").some((one) => LICENCES.includes(one));
}

describe.each(["package-lock.json", "deploy/edge/package-lock.json"])("%s", (file) => {
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(readJson(file));
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  const isForAnotherSystem = ({ optional, os, cpu }: z.infer<typeof entry>) =>
    optional === true && (os !== undefined || cpu !== undefined);

  it("donne une empreinte à chaque paquet que ce système installe", () => {
    const bare = installed.filter(
      ([path, one]) => !one.integrity && !isForAnotherSystem(one) && !path.includes("wasm32"),
    );
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it("ne laisse lancer de script à l'installation qu'aux paquets nommés", () => {
    const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const unnamed = running
      .map(([path]) => path.split("node_modules/").at(-1) ?? "")
      .filter((name) => !Object.hasOwn(declared.allowScripts, name));
    // The edge's tools are installed with --ignore-scripts.
    expect(file.startsWith("deploy") ? [] : unnamed).toEqual([]);
  });

  it("n'a que des licences permises", () => {
    const others = installed.filter(([, { license }]) => license && !isAllowed(license));
    expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });
});

describe("package.json", () => {
  it("fixe chaque version, sans étendue", () => {
    const loose = Object.entries({ ...declared.dependencies, ...declared.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
