import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import Negotiator from "negotiator";
import { type Coding, codings, type SentPage } from "./sent-pages.ts";
import { squeezeWhatIsRead } from "./squeezing.ts";

/** Sends a page in the best coding that its reader takes, or says that they have it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): void {
  const coding = codingFor(request);
  const tags = tagsOf(page, coding);
  const [tag] = tags;
  response.setHeaders(new Map(Object.entries({ ...page.headers, etag: tag })));
  if (knows(request.headers["if-none-match"], tags)) return void response.writeHead(304).end();
  const { br, gzip } = page.bytes;
  // Robots at most ask for it: it takes four times the room of the others together.
  const body = coding === "identity" ? gunzipSync(gzip) : coding === "br" ? br : gzip;
  if (coding !== "identity") response.setHeader("content-encoding", coding);
  response.setHeader("content-length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
  if (coding === "br") squeezeWhatIsRead(page);
}

function codingFor(request: IncomingMessage): Coding {
  const accepted = new Negotiator(request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? "identity";
}

/** Each series of bytes has a tag of its own, the one that leaves first; all say the same page. */
function tagsOf(page: SentPage, coding: Coding): [string, ...string[]] {
  const tag = `"${page.hash}-${coding}"`;
  if (coding !== "br") return [tag];
  const best = `"${page.hash}-best"`;
  return page.isSqueezed ? [best, tag] : [tag, best];
}

/** A proxy that codes anew what we sent makes our tag a weak one. */
function knows(known: string | undefined, tags: string[]): boolean {
  const theirs = known?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return theirs.some((tag) => tags.includes(tag));
}
