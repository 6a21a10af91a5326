import "server-only";
import { impersonal, journal } from "./journal";

/**
 * Writes one JSON line for the operator and returns the id that a person may quote.
 * Callers pass no personal data: `event` is a fixed name, `error` what the service said.
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
