/**
 * What every function answers: `{ "success": true }`, or false with a key for the site and, for the
 * operator, the id of the failure in the log.
 */
export function answer(status: number, error?: string, reference?: string): Response {
  if (error === undefined) return Response.json({ success: true }, { status });
  return Response.json({ success: false, error, ...(reference && { reference }) }, { status });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}
