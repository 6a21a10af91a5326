import { KeptStore } from "./kept-store.ts";

/** The codings in which a page leaves, the best first. */
export const codings = ["br", "gzip", "identity"] as const;
export type Coding = (typeof codings)[number];

/** A page as it leaves: its headers, and its bytes in each coding. */
export type SentPage = {
  headers: Record<string, string | number | string[]>;
  /** Tells it from any other; each coding has a tag of its own made of it. */
  hash: string;
  bytes: Record<Coding, Buffer>;
  /** Whether its brotli is as short as can be. */
  isSqueezed?: boolean;
};

/** The README names these bounds. */
export const sentPages = new KeptStore<SentPage>({ entries: 5_000, bytes: 64 * 1024 * 1024 });
