import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { buildEnvironment, isBuildSource } from "@/lib/server/build";
import { causeOf } from "@/lib/server/error-causes";
import { frugal, runNode } from "@/lib/server/next";
import { lineFor } from "@/lib/server/start-error";

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe("ce qui n'a pas marché, en français", () => {
  it.each([
    [failed("write", { code: "ENOSPC", syscall: "write" }), "le disque est plein"],
    [failed("could not extend file", { code: "53100" }), "le disque est plein"],
    [failed("", { code: "28P01" }), "le mot de passe est refusé"],
    [failed('database "erable" does not exist', { code: "3D000" }), "cette base n’existe pas"],
    [failed("Connection terminated unexpectedly"), "elle s’est arrêtée"],
    [failed("fetch failed", { cause: failed("", { code: "ENOTFOUND" }) }), "ce nom de machine"],
    [new AggregateError([failed("connect ECONNREFUSED ::1:5432")]), "personne n’écoute"],
    [new DOMException("The operation was aborted due to timeout"), "pas de réponse à temps"],
  ])("%o", (error, cause) => {
    expect(causeOf(error)).toContain(cause);
  });

  it("ce que personne n'a prévu est cité", () => {
    expect(causeOf(failed("étrange"))).toBe("« étrange »");
  });

  it("une base qui ne suit pas n'est qu'une ligne, un défaut du programme garde sa trace", () => {
    const full = failed("could not extend file", { code: "53100", severity: "ERROR" });
    expect(lineFor(full)).toMatch(/^La base n’a pas suivi \(le disque est plein\)[^\n]+\.$/);
    expect(lineFor(failed("column x", { code: "42703", severity: "ERROR" }))).toBeNull();
    expect(lineFor(failed("no such permission denied thing"))).toBeNull();
  });
});

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
  const places = "SITE_URL SITE_CITY SUPABASE_URL SUPABASE_PUBLISHABLE_KEY PORT REDIS_URL";
  const others = "METRICS_TOKEN SUSPENDED_FEATURES INDEXNOW_KEY RATE_LIMIT_SECRET TRUSTED_PROXY";
  const given = of(`${places} ${others}`.split(" "));
  const built = Object.keys(buildEnvironment({ ...given, PATH: "/bin" } as never));
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
    const { NODE_OPTIONS, MALLOC_ARENA_MAX } = frugal({});
    expect(text).toContain(NODE_OPTIONS);
    expect(text).toContain(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`);
  },
);
