import { expect, it, vi } from "vitest";
import { arriving } from "@/components/ui/lazy";

it("un code qui n'est pas arrivé est redemandé, et gardé dès qu'il est là", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("hors ligne"))
    .mockResolvedValue("le code");
  const code = arriving(load);
  expect(code.here()).toBeUndefined();
  await expect(code.come()).rejects.toThrow("hors ligne");
  expect(code.here()).toBeUndefined();
  expect(await code.come()).toBe("le code");
  expect(code.here()).toBe("le code");
  expect(await code.come()).toBe("le code");
  expect(load).toHaveBeenCalledTimes(2);
});
