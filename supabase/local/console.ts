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

/**
 * Runs a request through lite, which logs a stack for every refusal, and keeps the log of those
 * alone that failed: a refused insert is an answer like any other. What lite knows of an error holds
 * the values of the request, names and messages of people: they stay out of the log. Only for one
 * request at a time.
 */
export async function logFailures(run: () => Promise<Response>): Promise<Response> {
  const { error } = console;
  const held: object[] = [];
  console.error = (...values: unknown[]) => {
    const objects = values.filter((value) => typeof value === "object" && value !== null);
    if (objects.length === 0) error(...values);
    held.push(...objects);
  };
  try {
    const response = await run();
    if (response.status >= 500) for (const failure of held) error(lineOf(failure));
    return response;
  } finally {
    console.error = error;
  }
}

function lineOf(failure: object): string {
  const { code, message, routine }: Record<string, unknown> = { ...failure, ...messageIn(failure) };
  const id = randomUUID().slice(0, 8);
  return JSON.stringify({ level: "error", id, event: "backend.failed", code, message, routine });
}

/** PostgreSQL quotes at its end the value that it could not read. */
function messageIn(failure: object): { message?: string } {
  if (!("message" in failure)) return {};
  return { message: String(failure.message).replace(/: ".*"$/s, "") };
}
