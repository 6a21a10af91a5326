/** Runs tasks one after the other, in the order in which they came. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue of its own; a task that fails does not hold up the next one. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
