import { knownCause } from "./error-causes.ts";

/**
 * A reason not to start that the person at the keyboard can remedy. Its message is one French line;
 * the commands print that line alone, without a stack, and end with exit code 1.
 */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Ends the process as a command should after a failure: one line for a refusal and for what the
 * system refuses (a file, a right, a port), the stack for what nobody foresaw.
 */
export function endWith(error: unknown): never {
  console.error(lineFor(error) ?? error);
  process.exit(1);
}

/** The one line that a failure is told in; null when its stack is wanted. */
export function lineFor(error: unknown): string | null {
  if (error instanceof Refusal) return error.message;
  const cause = knownCause(error);
  if (!(error instanceof Error)) return null;
  if ("syscall" in error && "code" in error) {
    const place = "path" in error ? ` (${error.path})` : "";
    const why = cause ? ` : ${cause}` : "";
    return `Le système a refusé une opération${why}, ${error.code} sur ${error.syscall}${place}.`;
  }
  if (cause === null || !("severity" in error)) return null;
  return `La base n’a pas suivi (${cause}) : vérifiez qu’elle tourne, ses droits et son disque, puis relancez la commande.`;
}
