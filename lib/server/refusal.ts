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
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return null;
  const place = "path" in error ? ` (${error.path})` : "";
  return `Le système a refusé une opération, ${error.code} sur ${error.syscall}${place} : vérifiez le dossier de données, ses droits et son disque.`;
}
