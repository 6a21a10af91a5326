import { expect, it, vi } from "vitest";
import { done, withTypedValues } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";

const act = vi.fn(async () => done(notices.settingsSaved));

it("rend ce qui fut tapé, borné, et rien d'autre", async () => {
  const form = new FormData();
  form.set("email", "x".repeat(9_000));
  form.append("sectors", "a");
  form.append("sectors", "b");
  form.set("password", "Erable-2026!");
  form.set("photo", new File(["a"], "a.png"));
  const result = await withTypedValues(form, ["email", "sectors", "photo", "absent"], act);
  expect(result.values).toEqual({ email: "x".repeat(6_000), sectors: "a\nb" });
  expect(result.files).toEqual(["photo"]);
});

it("n'agit pas quand ce qui est envoyé n'est pas un formulaire", async () => {
  act.mockClear();
  for (const sent of [null, undefined, "texte", 5, ["a"], { get: "a" }]) {
    await expect(withTypedValues(sent as never, ["email"], act)).rejects.toThrow(TypeError);
  }
  expect(act).not.toHaveBeenCalled();
});
