import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { menusAndTotal } from "@/lib/search/facets";

type Menus = { all?: number };

const later = <Answer>(seconds: number, answer: Answer) =>
  new Promise<Answer>((resolve) => setTimeout(resolve, seconds * 1_000, answer));

describe("Le nombre d'une recherche", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is said, after how many milliseconds, and whether the number was asked for by itself. */
  async function counted(menus: Promise<Menus>, count: () => Promise<number>) {
    const begun = Date.now();
    const countAlone = vi.fn(count);
    const answer = menusAndTotal(menus, ({ all }) => all, countAlone);
    const timed = answer.then((result) => ({ ...result, ms: Date.now() - begun }));
    timed.catch(() => undefined);
    await vi.runAllTimersAsync();
    return { ...(await timed), counts: countAlone.mock.calls.length };
  }

  it("vient avec les menus, sans autre question, zéro compris", async () => {
    for (const all of [7, 0]) {
      const result = await counted(later(0.2, { all }), async () => 99);
      expect(result).toEqual({ facets: { all }, total: all, ms: 200, counts: 0 });
    }
  });

  it("se demande à part quand les menus n'en disent rien, et ne les attend pas sans fin", async () => {
    const quick = await counted(later(0.2, {}), () => later(0.3, 5));
    expect(quick).toEqual({ facets: {}, total: 5, ms: 500, counts: 1 });
    const slow = await counted(later(3, {}), () => later(0.3, 5));
    expect(slow).toEqual({ facets: {}, total: 5, ms: 3_000, counts: 1 });
  });

  it("ne s'invente pas : ce qui ne se compte pas est une erreur", async () => {
    const refused = counted(later(0.2, {}), () => Promise.reject(new Error("illisible")));
    await expect(refused).rejects.toThrow("illisible");
  });
});
