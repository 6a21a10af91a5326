import { pino } from "pino";
import { impersonal } from "#lib/shared/impersonal.ts";
import { currentRequest } from "./request-context.ts";

const ERROR = 50;

/** Logs through the console, which every host captures; pino's default writes to a file descriptor. */
const output = {
  // Makes pino pass the level of each line.
  [Symbol.for("pino.metadata")]: true,
  lastLevel: ERROR,
  write(line: string) {
    if (this.lastLevel >= ERROR) console.error(line.trimEnd());
    else console.warn(line.trimEnd());
  },
};

/**
 * The site's log: one JSON line per event, for the operator. Callers pass a fixed event and no personal
 * data; errors of other programs go through `impersonal`.
 */
export const journal = pino(
  {
    level: process.env.LOG_LEVEL || "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ request: currentRequest()?.id }),
  },
  output,
);

/**
 * Logs an error as one JSON line, and returns an id that a user can quote. Callers pass no personal data:
 * `event` is a fixed name, `error` the service's error.
 */
export function logError(
  event: string,
  error: unknown,
  details: Record<string, unknown> = {},
): string {
  const id = crypto.randomUUID().slice(0, 8);
  journal.error({ id, event, ...details, error: impersonal(messageOf(error)) });
  return id;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === "object" && error !== null && "message" in error)
    return String(error.message);
  return String(error);
}
