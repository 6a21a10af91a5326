import { expect, it } from "vitest";
import { buildEnvironment, isBuildSource } from "@/lib/server/build";

it.each([
  ["supabase/functions/_shared/pdf/pdf.ts", false],
  ["lib/shared/cv.ts", true],
  ["lib/site.ts", true],
  ["next.config.ts", true],
  ["tests/unit/server/build.test.ts", false],
  ["library.txt", false],
])("%s : %s", (file, expected) => {
  expect(isBuildSource(file)).toBe(expected);
});

it("une construction ne connaît ni l'adresse du site ni celle de ses services", () => {
  const of = (names: string[]) => Object.fromEntries(names.map((name) => [name, "x"]));
  const places = ["SITE_URL", "SITE_CITY", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "PORT"];
  const others = [
    "REDIS_URL",
    "METRICS_TOKEN",
    "SUSPENDED_FEATURES",
    "INDEXNOW_KEY",
    "RATE_LIMIT_SECRET",
    "TRUSTED_PROXY",
  ];
  const built = buildEnvironment({ ...of([...places, ...others]), PATH: "/bin" } as never);
  expect(Object.keys(built).sort()).toEqual(
    ["DO_NOT_TRACK", "NEXT_TELEMETRY_DISABLED", "NODE_ENV", "PATH"].sort(),
  );
});
