/** What every function answers: `{ "success": true }`, or false with a key for the site. */
export function answer(status: number, error?: string): Response {
  return Response.json(error ? { success: false, error } : { success: true }, { status });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}
