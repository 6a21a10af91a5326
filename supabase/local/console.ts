import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

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
    console.error = bufferLine;
  }
  underWay += 1;
  const buffered: object[] = [];
  try {
    const response = asRaised(await logged.run(buffered, run), buffered);
    if (response.status < 500) return response;
    const id = randomUUID().slice(0, 8);
    for (const failure of buffered) write(lineOf(failure, id));
    return named(response, id);
  } finally {
    underWay -= 1;
    if (underWay === 0) console.error = write;
  }
}

/** `console.error`, which keeps what a request says of its failures for that request's end. */
function bufferLine(...values: unknown[]): void {
  const buffered = logged.getStore();
  const objects = values.filter((value) => typeof value === "object" && value !== null);
  if (buffered && objects.length > 0) buffered.push(...objects);
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

/** What PostgreSQL says of a value that a rule refuses, and what functions raise on purpose. */
const REFUSALS = ["P0001", "23514"];
/** How the library names a token that is forged or too old. */
const TOKEN = /^ERR_JW[A-Z]_/;

/**
 * A refusal, as the hosted service answers it: 400 with its code and its words. lite takes some for a
 * failure of its own, 500, and puts the name of the driver before the words.
 * @param failures what lite logged while it answered
 */
export function asRaised(response: Response, failures: object[]): Response {
  if (response.status !== 500) return response;
  for (const failure of failures) {
    const { code, message, details } = failureOf(failure);
    if (REFUSALS.includes(code)) return answer(response, { code, details, hint: null, message });
    if (TOKEN.test(code)) {
      return answer(response, { statusCode: "400", error: "InvalidJWT", message });
    }
  }
  return response;
}

/** What a function raises may say more, in words of its own; of a rule that would be the row. */
function failureOf(failure: object) {
  const { code, message, detail }: { code?: unknown; message?: unknown; detail?: unknown } =
    failure;
  const details = code === "P0001" && typeof detail === "string" ? detail : null;
  return { code: String(code), message: String(message), details };
}

function answer(response: Response, body: Record<string, string | null>): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(body, { status: 400, headers });
}
