import { KeptStore } from "./kept-store.ts";

/** The codings in which a page leaves, the best first. */
export const codings = ["br", "gzip", "identity"] as const;
export type Coding = (typeof codings)[number];

/** A page as it leaves: its headers, and its bytes; those without a coding are made when asked for. */
export type SentPage = {
  headers: Record<string, string | number | string[]>;
  /** Tells it from any other; each coding has a tag of its own made of it. */
  hash: string;
  bytes: Record<Exclude<Coding, "identity">, Buffer>;
  /** Whether its brotli is as short as can be. */
  isSqueezed?: boolean;
};

/** The README names these bounds. */
export const sentPages = new KeptStore<SentPage>({ entries: 5_000, bytes: 16 * 1024 * 1024 });
