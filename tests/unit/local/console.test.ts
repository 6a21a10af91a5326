import { describe, expect, it, vi } from "vitest";
import { logFailures } from "@/supabase/local/console";

const PERSONAL = /Camille|camille@exemple\.ca|Bonjour/;

/** As the database's driver throws it. */
function failure(message: string) {
  return Object.assign(new Error(message), {
    code: "XX000",
    routine: "exec_stmt_raise",
    detail: "Failing row contains (Camille, camille@exemple.ca).",
    where: "SQL statement on camille@exemple.ca",
    query: "select 'Camille'",
    params: ["Camille", "camille@exemple.ca", "Bonjour"],
  });
}

/** What the log holds after a request that logs this and answers that status. */
async function logOf(status: number, ...logged: unknown[]): Promise<unknown[]> {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await logFailures(async () => {
    console.error(...logged);
    return new Response(null, { status });
  });
  const log = error.mock.calls.flat();
  error.mockRestore();
  return log;
}

describe("Le journal de la base embarquée", () => {
  it("dit d'un échec son code, son message et son lieu, rien de ce que la personne a envoyé", async () => {
    const [line, ...more] = await logOf(500, failure("too_many_messages"));
    expect(more).toEqual([]);
    expect(JSON.parse(String(line))).toEqual({
      level: "error",
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      event: "backend.failed",
      code: "XX000",
      message: "too_many_messages",
      routine: "exec_stmt_raise",
    });
  });

  it("ne répète ni la valeur illisible, ni ce qui entoure l'erreur ou la remplace", async () => {
    const unread = failure('invalid input syntax for type uuid: "Camille\ncamille@exemple.ca"');
    const log = [
      ...(await logOf(500, unread)),
      ...(await logOf(500, "Auth error:", failure("x"))),
      ...(await logOf(500, { type: "insert", values: ["Camille"] })),
    ];
    expect(log).toHaveLength(3);
    expect(log.join()).toContain("invalid input syntax for type uuid");
    for (const line of log) {
      expect(line).toBeTypeOf("string");
      expect(line).not.toMatch(PERSONAL);
    }
  });

  it("donne à la réponse d'un échec la référence de ses lignes, et à nulle autre", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answered = (status: number) =>
      logFailures(async () => {
        console.error(failure("x"), failure("y"));
        return new Response("dit", { status });
      });
    const failed = await answered(500);
    const ids = error.mock.calls.flat().map((line) => JSON.parse(String(line)).id);
    expect(ids).toEqual(Array(2).fill(failed.headers.get("sb-request-id")));
    expect([failed.status, await failed.text()]).toEqual([500, "dit"]);
    expect((await answered(400)).headers.has("sb-request-id")).toBe(false);
    error.mockRestore();
  });

  it("se tait d'un refus, et garde une phrase du service", async () => {
    expect(await logOf(400, failure("x"))).toEqual([]);
    expect(await logOf(200, "une phrase")).toEqual(["une phrase"]);
  });
});
