import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arriving } from "@/components/ui/lazy";
import { sharedClock } from "@/components/ui/live-time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("une seule horloge bat pour toutes les heures d'une page, et s'arrête avec la dernière", () => {
  const listen = sharedClock(60_000);
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const stops = listeners.map((listener) => listen(listener));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([1, 1, 1]);
  stops[0]?.();
  stops[0]?.();
  expect(vi.getTimerCount()).toBe(1);
  stops[1]?.();
  stops[2]?.();
  expect(vi.getTimerCount()).toBe(0);
  const stop = listen(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  stop();
});

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
