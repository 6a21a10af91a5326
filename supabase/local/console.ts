import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { asRaised } from "./raised.ts";

/** Runs a library's noisy start without its console notes; what it throws still comes through. */
export async function hush<Result>(start: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console;
  console.info = console.warn = () => undefined;
  try {
    return await start();
  } finally {
    Object.assign(console, { info, warn });
  }
}

/** What each request that is under way has logged. */
const logged = new AsyncLocalStorage<object[]>();
let underWay = 0;
let write = console.error;

/**
 * Runs a request through lite, which logs a stack for every refusal, and keeps the log of those
 * alone that failed: a refused insert is an answer like any other. What lite knows of an error holds
 * the values of the request, names and messages of people: they stay out of the log.
 */
export async function logFailures(run: () => Promise<Response>): Promise<Response> {
  if (underWay === 0) {
    write = console.error;
    console.error = hold;
  }
  underWay += 1;
  const held: object[] = [];
  try {
    const response = asRaised(await logged.run(held, run), held);
    if (response.status < 500) return response;
    const id = randomUUID().slice(0, 8);
    for (const failure of held) write(lineOf(failure, id));
    return named(response, id);
  } finally {
    underWay -= 1;
    if (underWay === 0) console.error = write;
  }
}

/** `console.error`, which keeps what a request says of its failures for that request's end. */
function hold(...values: unknown[]): void {
  const held = logged.getStore();
  const objects = values.filter((value) => typeof value === "object" && value !== null);
  if (held && objects.length > 0) held.push(...objects);
  else write(...values);
}

/** The header by which a hosted project names a request, to find it in its logs. */
export const REFERENCE_HEADER = "sb-request-id";

function named({ status, headers, body }: Response, id: string): Response {
  const answer = new Response(body, { status, headers });
  answer.headers.set(REFERENCE_HEADER, id);
  return answer;
}

function lineOf(failure: object, id: string): string {
  const { code, message, routine }: Record<string, unknown> = { ...failure, ...messageIn(failure) };
  return JSON.stringify({ level: "error", id, event: "backend.failed", code, message, routine });
}

/** PostgreSQL quotes at its end the value that it could not read. */
function messageIn(failure: object): { message?: string } {
  if (!("message" in failure)) return {};
  return { message: String(failure.message).replace(/: ".*"$/s, "") };
}
