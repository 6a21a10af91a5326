import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { REVALIDATE_SECONDS } from "@/lib/supabase/public";

it("ce que l'auteur retire sans passer par le site ne se lit plus après cinq minutes", () => {
  expect(REVALIDATE_SECONDS).toBe(300);
  const own = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/export const revalidate = (.+);/g)].map(
      ([, seconds]) => Number(seconds),
    ),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(Math.max(...own)).toBe(REVALIDATE_SECONDS);
});
