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
 * alone that failed: a refused insert is an answer like any other. Only for one request at a time.
 */
export async function logFailures(run: () => Promise<Response>): Promise<Response> {
  const { error } = console;
  const held: unknown[][] = [];
  console.error = (...values: unknown[]) => {
    if (values.some((value) => value instanceof Error)) held.push(values);
    else error(...values);
  };
  try {
    const response = await run();
    if (response.status >= 500) for (const values of held) error(...values);
    return response;
  } finally {
    console.error = error;
  }
}
