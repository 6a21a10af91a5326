import { describe, expect, it } from "vitest";
import { causeOf } from "@/lib/server/error-causes";
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
