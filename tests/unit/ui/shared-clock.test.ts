import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sharedClock } from "@/components/ui/live-time";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
