import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import inject, { type DispatchFunc } from "light-my-request";
import type { Drawn } from "./front.ts";
import { notingTags } from "./kept-handler.ts";
import { ownBytes } from "./own-bytes.ts";
import type { PageRequest } from "./page-request.ts";
import { listTagOf } from "./public-address.ts";
import type { SentPage } from "./sent-pages.ts";
import { SHARED_BRIEFLY, sharedSeconds } from "./shared-caches.ts";
import { shorter } from "./shorter.ts";
import { quicklySqueezed } from "./squeezing.ts";

/** An answer that is not kept, as it was made. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Said anew with each answer, or of the drawing and not of the page. */
const OWN_HEADERS = [
  ...["connection", "keep-alive", "date", "transfer-encoding", "content-length"],
  ...["etag", "x-nextjs-cache"],
];

const LIST_SECONDS = 60;

/**
 * Has a page drawn by `dispatch`, to the end. What may be kept is what was found, sets no cookie,
 * and is a list or something that Next keeps; not when the backend did not answer.
 * @param dispatch answers a request; `hasFailed` then says whether the backend was silent.
 */
export async function draw(
  { address, url, headers: asked }: PageRequest,
  dispatch: DispatchFunc,
  hasFailed: () => boolean,
): Promise<Drawn<Answer>> {
  const headers = { host: "localhost", "user-agent": "front", ...asked };
  const tags = new Set<string>();
  // The library begins when it is waited for: it is waited for inside.
  const drawn = await notingTags(
    tags,
    async () => await inject(dispatch, { method: "GET", url, headers }),
  );
  const headersOfPage = ofPage(drawn.headers);
  const body = drawn.rawPayload;
  const length = { "content-length": body.byteLength };
  const answer = { status: drawn.statusCode, headers: { ...headersOfPage, ...length }, body };
  const listTag = listTagOf(address);
  if (listTag) tags.add(listTag);
  const seconds = listTag ? LIST_SECONDS : sharedSeconds(drawn.headers["cache-control"]);
  const isFinal = drawn.statusCode === 200 && drawn.headers["set-cookie"] === undefined;
  if (!isFinal || tags.size === 0 || seconds === 0 || hasFailed()) {
    return { page: null, answer: sharedBriefly(answer) };
  }
  return { page: await compressed(headersOfPage, body), tags: [...tags], seconds };
}

/** As `shareBriefly` of shared-caches.ts does, which this answer has not met. */
function sharedBriefly({ headers, ...answer }: Answer): Answer {
  const isShared = sharedSeconds(headers["cache-control"]) > 0;
  return {
    ...answer,
    headers: isShared ? { ...headers, "cache-control": SHARED_BRIEFLY } : headers,
  };
}

/** Without what was said of the drawing's connection, which is not the reader's. */
function ofPage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return Object.fromEntries(kept);
}

async function compressed(headers: OutgoingHttpHeaders, drawn: Buffer): Promise<SentPage> {
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const body = isPage ? Buffer.from(shorter(drawn.toString("utf8"))) : drawn;
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const [{ br, isSqueezed }, gzipped] = await Promise.all([
    quicklySqueezed(hash, body),
    promisify(gzip)(body),
  ]);
  return {
    headers: {
      ...(headers as SentPage["headers"]),
      "cache-control": SHARED_BRIEFLY,
      vary: [headers.vary, "Accept-Encoding"].flat().filter(Boolean).join(", "),
    },
    hash,
    bytes: { br, gzip: ownBytes(gzipped) },
    isSqueezed,
  };
}
