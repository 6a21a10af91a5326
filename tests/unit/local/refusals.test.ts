import { expect, it } from "vitest";
import { asRaised } from "@/supabase/local/console";

const answer = (status: number) => Response.json({ code: "SUP", message: "error: x" }, { status });
const raised = { code: "P0001", message: "cv_required" };

it("un refus de la base a le code et les mots que le service hébergé lui donne", async () => {
  const response = asRaised(answer(500), [{ code: "XX000", message: "autre" }, raised]);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ ...raised, details: null, hint: null });
});

it("ce qu'une fonction dit de plus en refusant arrive aussi, la ligne d'une contrainte non", async () => {
  const details = async (failure: object) =>
    (await asRaised(answer(500), [failure]).json()).details;
  expect(await details({ ...raised, detail: '{"minimum": 16.6}' })).toBe('{"minimum": 16.6}');
  expect(await details({ code: "23514", message: "x", detail: "Failing row" })).toBeNull();
});

it.each([
  ["une panne", 500, { code: "XX000", message: "autre" }],
  ["un refus déjà dit", 409, raised],
])("%s reste comme le service l'a répondu", async (_case, status, failure) => {
  const response = asRaised(answer(status), [failure]);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: "SUP" });
});
