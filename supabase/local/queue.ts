/** Runs tasks in the order in which they came, so many at once. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * A queue of its own; a task that fails does not hold up the next one.
 * @param lanes how many tasks run at once
 */
export function createQueue(lanes = 1): Queue {
  const waiting: (() => void)[] = [];
  let free = lanes;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Its lane goes to the next one, who came before whoever asks now.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
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
