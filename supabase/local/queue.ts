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

/** More than these would wait longer than anybody does: they are told so at once. */
const MOST_WAITING = 200;

type Answer = (request: Request) => Promise<Response>;

/**
 * Gives each request its turn. One whose asker has gone meanwhile is not run any more: those behind
 * it, who still wait, would be late for nothing.
 */
export function takingTurns(queue: Queue, answer: Answer, most = MOST_WAITING): Answer {
  let waiting = 0;
  return async (request) => {
    if (waiting >= most) return busy();
    // Asked for now: the server only watches the connection of a request whose signal was read.
    const { signal } = request;
    waiting += 1;
    try {
      return await queue(async () => (signal.aborted ? busy() : answer(request)));
    } finally {
      waiting -= 1;
    }
  };
}

function busy(): Response {
  const message = "Le serveur est très demandé. Réessayez dans un instant.";
  const body = { code: "53300", message, msg: message, details: null, hint: null };
  return Response.json(body, { status: 503, headers: { "retry-after": "1" } });
}
