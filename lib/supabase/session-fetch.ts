import { fetchInTime } from "./time-limit";

/** Not a server's failure: on those the library asks again and again, for half a minute. */
export const SESSION_LOST = 424;

/**
 * `fetch` for one client with a session. When the service cannot renew the session the library
 * would go on asking, and then act as if nobody were signed in: here the first failure is the
 * answer, every later call of the client fails at once, and `isLost` says that the session must
 * be left as it is.
 */
export function sessionFetch() {
  let isLost = false;

  async function renew(...request: Parameters<typeof fetchInTime>): Promise<Response> {
    const answer = await fetchInTime(...request).catch(() => null);
    if (answer && answer.status < 500) return answer;
    isLost = true;
    return Response.json(
      { message: "The session cannot be renewed now" },
      { status: SESSION_LOST },
    );
  }

  return {
    isLost: () => isLost,
    fetch(...request: Parameters<typeof fetchInTime>): Promise<Response> {
      const [input] = request;
      const url = input instanceof Request ? input.url : String(input);
      if (/\/auth\/v1\/token\?grant_type=refresh_token/.test(url)) return renew(...request);
      if (isLost) return Promise.reject(new Error("The session cannot be renewed now"));
      return fetchInTime(...request);
    },
  };
}
