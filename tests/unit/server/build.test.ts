import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isBuildSource } from "@/lib/server/build";
import { importsOf } from "@/tests/support/architecture";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

/** The file that "#shared/cv.ts" and its like stand for, from the root. */
function fileOf(specifier: string): string {
  const [alias = specifier, rest] = /^(#\w+\/)(.*)$/.exec(specifier)?.slice(1) ?? [specifier];
  const target: string = imports[rest === undefined ? alias : `${alias}*`];
  return path.normalize(target.replace("*", rest ?? ""));
}

it("tout ce que les pages importent fait reconstruire quand il change", () => {
  const outside = importsOf(root).filter(
    ({ from, to }) => to.startsWith("#") && !from.startsWith("lib/server/"),
  );
  expect(outside.length).toBeGreaterThan(0);
  const unseen = outside.filter(({ to }) => !isBuildSource(fileOf(to)));
  expect(unseen).toEqual([]);
});

it.each([
  ["supabase/functions/register-document/pdf.ts", true],
  ["supabase/functions/_shared/cv.ts", true],
  ["lib/site.ts", true],
  ["next.config.ts", true],
  ["tests/unit/local/build.test.ts", false],
  ["library.txt", false],
])("%s : %s", (file, expected) => {
  expect(isBuildSource(file)).toBe(expected);
});
