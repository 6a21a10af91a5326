import { describe, expect, it, onTestFinished, vi } from "vitest";
import { turnsOf } from "@/lib/server/web/turns";

const BOUNDS = { atOnce: 1, mostWaiting: 2, longest: 1_000 };
const nobodyLeaves = () => undefined;

describe("turnsOf", () => {
  it("donne son tour à qui attend depuis le plus longtemps, et renvoie qui est de trop", async () => {
    const turns = turnsOf(BOUNDS);
    const order: string[] = [];
    const ask = (name: string) =>
      turns.take(nobodyLeaves).then((isMine) => order.push(`${name} ${isMine}`));
    const asked = ["a", "b", "c", "d"].map(ask);
    await asked[3];
    expect(order).toEqual(["a true", "d false"]);
    turns.end();
    await asked[1];
    turns.end();
    await asked[2];
    expect(order.slice(2)).toEqual(["b true", "c true"]);
  });

  it("a de nouveau de la place quand tous ont fini", async () => {
    const turns = turnsOf(BOUNDS);
    for (const _ of [1, 2, 3, 4]) {
      expect(await turns.take(nobodyLeaves)).toBe(true);
      turns.end();
    }
  });

  it("ne fait attendre personne plus longtemps que prévu", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const turns = turnsOf(BOUNDS);
    await turns.take(nobodyLeaves);
    const late = turns.take(nobodyLeaves);
    await vi.advanceTimersByTimeAsync(BOUNDS.longest);
    expect(await late).toBe(false);
    turns.end();
    expect(await turns.take(nobodyLeaves)).toBe(true);
  });

  it("passe le tour de qui est parti au suivant", async () => {
    const turns = turnsOf(BOUNDS);
    await turns.take(nobodyLeaves);
    let leave = () => {};
    const gone = turns.take((isGone) => {
      leave = isGone;
    });
    const next = turns.take(nobodyLeaves);
    leave();
    expect(await gone).toBe(false);
    turns.end();
    expect(await next).toBe(true);
  });
});
