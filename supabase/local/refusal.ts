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

/** Ends the process as a command should after a failure: one line for a refusal, the stack otherwise. */
export function endWith(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
