import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Runs a library's noisy start without its console output; errors are still thrown. */
export async function hush<Result>(start: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console;
  console.info = console.warn = () => undefined;
  try {
    return await start();
  } finally {
    Object.assign(console, { info, warn });
  }
}

/** The log entries of each pending request. */
const logged = new AsyncLocalStorage<object[]>();
let underWay = 0;
let write = console.error;

/**
 * Runs a request through lite, which logs a stack for every refusal, and logs only those that failed: a
 * refused insert is a normal response. lite's errors contain values of the request, such as names and
 * messages of people, which stay out of the log.
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

/** Replaces `console.error`; buffers a request's entries until its end. */
function bufferLine(...values: unknown[]): void {
  const buffered = logged.getStore();
  const objects = values.filter((value) => typeof value === "object" && value !== null);
  if (buffered && objects.length > 0) buffered.push(...objects);
  else write(...values);
}

/** The header in which a hosted project returns the id of a request, to find it in its logs. */
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

/** PostgreSQL quotes the invalid value at the end of the message. */
function messageIn(failure: object): { message?: string } {
  if (!("message" in failure)) return {};
  return { message: String(failure.message).replace(/: ".*"$/s, "") };
}

/** Codes of check violations, and of errors that functions raise on purpose. */
const REFUSALS = ["P0001", "23514"];
/** The library's codes for an invalid or expired token. */
const TOKEN = /^ERR_JW[A-Z]_/;

/**
 * Answers a refusal as the hosted service does: 400 with its code and message. lite answers some as its own
 * failure, 500, and puts the driver's name before the message.
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

/** An error raised by a function may have details; those of a check would be the row. */
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
