import { expect, it } from "vitest";
import { isBuildSource } from "@/lib/server/build";

it.each([
  ["supabase/functions/register-document/pdf.ts", false],
  ["lib/ground/cv.ts", true],
  ["lib/site.ts", true],
  ["next.config.ts", true],
  ["tests/unit/server/build.test.ts", false],
  ["library.txt", false],
])("%s : %s", (file, expected) => {
  expect(isBuildSource(file)).toBe(expected);
});
