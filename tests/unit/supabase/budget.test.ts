import { describe, expect, it } from "vitest";
import { Budget, currentBudget, withBudget } from "@/lib/supabase/budget";

/** A budget of a second, and a clock that stands still unless it is told. */
function budgetOf(total = 1_000) {
  const clock = { now: 0 };
  const budget = new Budget(total, () => clock.now);
  const wait = (ms: number, isLong = false) =>
    budget.call(async () => {
      clock.now += ms;
    }, isLong);
  return { budget, clock, wait };
}

describe("Budget", () => {
  it("compte ensemble l'attente de tous les appels", async () => {
    const { budget, wait } = budgetOf();
    await wait(400);
    await wait(400);
    expect(budget.left()).toBe(200);
  });

  it("ne compte qu'une fois ce qui attend en même temps", async () => {
    const { budget, clock } = budgetOf();
    const pending: (() => void)[] = [];
    const ask = () => budget.call(() => new Promise<void>((done) => pending.push(done)));
    const calls = [ask(), ask(), ask()];
    clock.now = 300;
    for (const done of pending) done();
    await Promise.all(calls);
    expect(budget.left()).toBe(700);
  });

  it("ne compte ni le dessin de la page, ni un long envoi, ni un appel permis long", async () => {
    const { budget, clock, wait } = budgetOf();
    clock.now += 5_000;
    await wait(100);
    clock.now += 5_000;
    await wait(8_000, true);
    expect(budget.left()).toBe(900);
  });

  it("une fois épuisé, refuse tout appel sans le faire, les longs aussi", async () => {
    const { budget, wait } = budgetOf();
    await wait(1_000);
    let made = 0;
    for (const isLong of [false, true]) {
      const call = budget.call(async () => {
        made += 1;
      }, isLong);
      await expect(call).rejects.toThrow("in time");
    }
    expect(made).toBe(0);
    expect(budget.hasFailed).toBe(true);
  });

  it("interrompt l'appel qui n'en finit pas", async () => {
    const call = new Budget(5).call(
      (signal) => new Promise((_, fail) => signal.addEventListener("abort", fail)),
    );
    await expect(call).rejects.toBeDefined();
  });

  it("est le même pour tout ce qui répond à une demande, et un autre pour chaque demande", async () => {
    const budget = new Budget();
    await withBudget(budget, async () => {
      await Promise.resolve();
      expect(currentBudget()).toBe(budget);
    });
    expect(currentBudget()).not.toBe(budget);
  });
});
