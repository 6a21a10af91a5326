import { AsyncLocalStorage } from "node:async_hooks";

/** How long one request may wait for the backend, however often it asks: three seconds. */
const BUDGET_MS = 3_000;
/** What sends mail, checks a whole file or writes a whole table may take this long by itself. */
const LONG_MS = 10_000;

/**
 * The time that one request may still wait. Only waiting counts, and what is asked at once counts
 * once: neither a slow upload nor drawing a page uses it up. Once it is gone every further call
 * fails at once, the long ones too.
 */
export class Budget {
  /** True when a call has failed: the backend was silent or away. */
  hasFailed = false;
  /** True once an action of ours has begun: what was sent to it could be read. */
  hasBegun = false;
  private spent = 0;
  private waiting = 0;
  private since = 0;
  private readonly total: number;
  private readonly now: () => number;

  /** @param total in milliseconds. @param now a clock in milliseconds. */
  constructor(total = BUDGET_MS, now: () => number = () => performance.now()) {
    this.total = total;
    this.now = now;
  }

  /** Milliseconds left. */
  left(): number {
    const current = this.waiting > 0 ? this.now() - this.since : 0;
    return Math.max(0, Math.round(this.total - this.spent - current));
  }

  /**
   * Makes a call, with a signal that ends it in time.
   * @throws when no time is left, and whatever the call throws.
   */
  async call<T>(ask: (signal: AbortSignal) => Promise<T>, isLong = false): Promise<T> {
    const left = this.left();
    if (left === 0) {
      this.hasFailed = true;
      throw new Error("The backend did not answer in time");
    }
    if (!isLong) this.begin();
    try {
      return await ask(AbortSignal.timeout(isLong ? LONG_MS : left));
    } catch (error) {
      this.hasFailed = true;
      throw error;
    } finally {
      if (!isLong) this.end();
    }
  }

  private begin(): void {
    if (this.waiting === 0) this.since = this.now();
    this.waiting += 1;
  }

  private end(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.spent += this.now() - this.since;
  }
}

// One for the process: the server and each bundle of Next load a copy of this module. The middleware
// has a global object of its own, and shares this class alone with the rest.
const KEY = Symbol.for("horizon-erable.budget");
const shared: { [KEY]?: AsyncLocalStorage<Budget> } = AsyncLocalStorage as never;
shared[KEY] ??= new AsyncLocalStorage<Budget>();
const budgets = shared[KEY];

/** Runs what answers a request; every call that it makes shares the budget. */
export function withBudget<T>(budget: Budget, answer: () => T): T {
  return budgets.run(budget, answer);
}

/** The budget of the request that is being answered; outside of one, a call has its own. */
export function currentBudget(): Budget {
  return budgets.getStore() ?? new Budget();
}
