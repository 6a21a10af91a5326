/**
 * A reason not to start that the person at the keyboard can remedy. Its message is one French line;
 * the commands print that line alone, without a stack, and end with exit code 1.
 */
export class Refusal extends Error {
  override name = "Refusal";
}

/** The message of anything thrown; of an error that only gathers others, theirs. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Ends the process as a command should after a failure: one line for a refusal and for what the
 * system refuses (a file, a right, a port), the stack for what nobody foresaw.
 */
export function endWith(error: unknown): never {
  const isOfSystem = error instanceof Error && "syscall" in error;
  const line = isOfSystem ? `Le système a refusé une opération : ${error.message}` : null;
  console.error(error instanceof Refusal ? error.message : (line ?? error));
  process.exit(1);
}
