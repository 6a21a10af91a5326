import { expect, it, vi } from "vitest";
import { done, withTypedValues } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";

const act = vi.fn(async () => done(notices.settingsSaved));

it("rend ce qui fut tapé, borné, et rien d'autre", async () => {
  const form = new FormData();
  form.set("email", "x".repeat(2_000));
  form.set("password", "Erable-2026!");
  form.set("photo", new File(["a"], "a.png"));
  const { values } = await withTypedValues(form, ["email", "photo", "absent"], act);
  expect(values).toEqual({ email: "x".repeat(1_000) });
});

it("n'agit pas quand ce qui est envoyé n'est pas un formulaire", async () => {
  act.mockClear();
  for (const sent of [null, undefined, "texte", 5, ["a"], { get: "a" }]) {
    await expect(withTypedValues(sent as never, ["email"], act)).rejects.toThrow(TypeError);
  }
  expect(act).not.toHaveBeenCalled();
});
