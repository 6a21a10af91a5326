/** The code of what a function or a trigger raises on purpose. */
const RAISED = "P0001";

/**
 * A refusal that the database raised, as the Data API answers it: 400 with its code and its words.
 * lite takes it for a failure of its own, 500, and puts the name of the driver before the words.
 * @param failures what lite logged while it answered
 */
export function asRaised(response: Response, failures: object[]): Response {
  if (response.status !== 500) return response;
  const raised = failures.find((failure) => "code" in failure && failure.code === RAISED);
  if (!raised || !("message" in raised)) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = { code: RAISED, details: null, hint: null, message: raised.message };
  return Response.json(body, { status: 400, headers });
}
