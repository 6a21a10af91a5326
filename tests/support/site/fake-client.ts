/** A step of a query: "eq", "id", "…". */
export type Step = [name: string, ...args: unknown[]];

/**
 * A client of no database: a query takes any step, and gives when it is awaited what `answer` says
 * of its steps. `queries` holds the steps of each query that was awaited.
 */
export function fakeClient(answer: (steps: Step[]) => object) {
  const queries: Step[][] = [];
  const query = (steps: Step[]): object => {
    const awaited = (done: (answer: object) => void) => {
      queries.push(steps);
      done(answer(steps));
    };
    return new Proxy(
      {},
      {
        get: (_target, name: string) =>
          name === "then" ? awaited : (...args: unknown[]) => query([...steps, [name, ...args]]),
      },
    );
  };
  const first =
    (name: string) =>
    (...args: unknown[]) =>
      query([[name, ...args]]);
  return { queries, client: { from: first("from"), rpc: first("rpc") } };
}
