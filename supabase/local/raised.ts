/** What PostgreSQL says of a value that a rule refuses, and what functions raise on purpose. */
const REFUSALS = ["P0001", "23514"];
/** How the library names a token that is forged or too old. */
const TOKEN = /^ERR_JW[A-Z]_/;

/**
 * A refusal, as the hosted service answers it: 400 with its code and its words. lite takes some for a
 * failure of its own, 500, and puts the name of the driver before the words.
 * @param failures what lite logged while it answered
 */
export function asRaised(response: Response, failures: object[]): Response {
  if (response.status !== 500) return response;
  for (const failure of failures) {
    const { code, message, details } = failureOf(failure);
    if (REFUSALS.includes(code)) return answer(response, { code, details, hint: null, message });
    if (TOKEN.test(code)) {
      return answer(response, { statusCode: "400", error: "InvalidJWT", message });
    }
  }
  return response;
}

/** What a function raises may say more, in words of its own; of a rule that would be the row. */
function failureOf(failure: object) {
  const { code, message, detail }: { code?: unknown; message?: unknown; detail?: unknown } =
    failure;
  const details = code === "P0001" && typeof detail === "string" ? detail : null;
  return { code: String(code), message: String(message), details };
}

function answer(response: Response, body: Record<string, string | null>): Response {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json(body, { status: 400, headers });
}
