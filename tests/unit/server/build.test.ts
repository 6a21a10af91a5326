import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { buildEnvironment, isBuildSource } from "@/lib/server/build";
import { frugal, runNode } from "@/lib/server/process";

it.each([
  ["supabase/functions/_shared/pdf/pdf.ts", false],
  ["lib/shared/cv.ts", true],
  ["lib/shared/site.ts", true],
  ["next.config.ts", true],
  ["tests/unit/server/build.test.ts", false],
  ["library.txt", false],
])("%s : %s", (file, expected) => {
  expect(isBuildSource(file)).toBe(expected);
});

it("une construction ne connaît ni l'adresse du site ni celle de ses services", () => {
  const of = (names: string[]) => Object.fromEntries(names.map((name) => [name, "x"]));
  const places = "SITE_URL SITE_CITY SUPABASE_URL SUPABASE_PUBLISHABLE_KEY PORT REDIS_URL";
  const others = "METRICS_TOKEN SUSPENDED_FEATURES INDEXNOW_KEY RATE_LIMIT_SECRET TRUSTED_PROXY";
  const sample = of(`${places} ${others}`.split(" "));
  const built = Object.keys(buildEnvironment({ ...sample, PATH: "/bin" } as never));
  expect(built.sort().join()).toBe("DO_NOT_TRACK,NEXT_TELEMETRY_DISABLED,NODE_ENV,PATH");
});

it("un programme qui a fini ne s'attarde pas", async () => {
  expect(await runNode(["-e", "process.exitCode = 7"], process.env).ended).toBe(7);
}, 20_000);

it("le serveur se contente de peu de mémoire, sauf si l'opérateur en dit autrement", () => {
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = frugal({ NODE_OPTIONS: "--max-old-space-size=900" });
  expect(NODE_OPTIONS).toMatch(/^--max-semi-space-size=\d+ --max-old-space-size=\d+ /);
  expect(NODE_OPTIONS).toMatch(/ --max-old-space-size=900$/);
  expect(MALLOC_ARENA_MAX).toBe("2");
  expect(frugal({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});

it.each(["Dockerfile", "deploy/systemd/horizon-erable@.service"])(
  "%s dit la même chose",
  async (file) => {
    const text = await readFile(file, "utf8");
    const { NODE_OPTIONS, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = frugal({});
    expect(text).toContain(NODE_OPTIONS);
    expect(text).toContain(
      `MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX} MALLOC_MMAP_THRESHOLD_=${MALLOC_MMAP_THRESHOLD_}`,
    );
  },
);
