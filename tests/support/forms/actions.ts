import type { APIRequestContext, Page, Request } from "@playwright/test";

/**
 * Does something on a page that calls a server action, and gives the call as the browser sent it.
 * @param act what leads to the call, a click mostly
 */
export async function callOf(page: Page, act: () => Promise<void>): Promise<Request> {
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST" && "next-action" in sent.headers()),
    act(),
  ]);
  return request;
}

/** Sends the same call again as somebody else: the action itself, past every page. */
export async function replay(call: Request, as: APIRequestContext): Promise<string> {
  const headers = await call.allHeaders();
  const kept = ["next-action", "next-router-state-tree", "content-type", "accept"];
  const response = await as.post(call.url(), {
    headers: {
      ...Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      origin: new URL(call.url()).origin,
    },
    data: call.postDataBuffer() ?? "",
    maxRedirects: 0,
  });
  return response.text();
}
