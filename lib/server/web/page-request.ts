import type { IncomingMessage } from "node:http";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { publicAddress } from "./public-address.ts";

const TREE = "/_tree";

type Variant = { headers: Record<string, string>; rsc?: string };

/**
 * The ways in which a page is asked for that are kept: the headers that ask so, and what Next wants
 * to read of them in the address.
 */
const variants = {
  page: { headers: {} },
  data: { headers: { rsc: "1" }, rsc: "" },
  tree: {
    headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": TREE },
    rsc: await computeCacheBustingSearchParam("1", TREE, undefined, undefined),
  },
} satisfies Record<string, Variant>;

export type PageRequest = {
  /** Names the answer, and nothing that a visitor can invent. */
  key: string;
  /** The public address; see `publicAddress`. */
  address: string;
  /** What is asked of Next. */
  url: string;
  /** Of what the visitor sent, all that the answer depends on. */
  headers: Record<string, string>;
};

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/**
 * A request for a page that everybody sees alike, without what is the visitor's own: cookies,
 * tracking, where they come from. Null for every other request.
 */
export function pageRequest({ method, url = "/", headers }: Asked): PageRequest | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const variant = variantOf(url, headers);
  const address = variant && publicAddress(url);
  if (!variant || !address) return null;
  const { headers: asking, rsc }: Variant = variants[variant];
  const question = rsc === undefined ? "" : `${address.includes("?") ? "&" : "?"}_rsc=${rsc}`;
  return { key: `${variant} ${address}`, address, url: address + question, headers: asking };
}

/**
 * A page, or its data as Next's router asks for it; its other questions are Next's to answer, and so
 * is one for data under the address of the page: caches that know addresses only would mix them up.
 */
function variantOf(url: string, headers: IncomingMessage["headers"]): keyof typeof variants | null {
  if (headers.rsc === undefined) return "page";
  if (headers.rsc !== "1" || !/[?&]_rsc\b/.test(url)) return null;
  const segment = headers["next-router-segment-prefetch"];
  if (headers["next-router-prefetch"] === undefined) return segment === undefined ? "data" : null;
  return segment === TREE ? "tree" : null;
}
