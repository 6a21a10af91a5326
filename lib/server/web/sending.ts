import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import { type Coding, codings, type SentPage } from "./sent-pages.ts";

/** Sends a page in the best coding that its reader takes, or says that they have it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): void {
  const coding = codingFor(request);
  const tag = `"${page.hash}-${coding}"`;
  const body = page.bytes[coding];
  response.setHeaders(new Map(Object.entries({ ...page.headers, etag: tag })));
  if (knows(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  if (coding !== "identity") response.setHeader("content-encoding", coding);
  response.setHeader("content-length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}

function codingFor(request: IncomingMessage): Coding {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? "identity";
}

/** A proxy that codes anew what we sent makes our tag a weak one. */
function knows(known: string | undefined, tag: string): boolean {
  const tags = known?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(tag);
}
