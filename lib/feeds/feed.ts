/** What a feed says, whatever its format. Addresses are absolute. */
export type Feed = {
  title: string;
  description: string;
  /** The page that the feed follows. */
  home: string;
  /** The feed's own address. */
  self: string;
  language: string;
  items: FeedItem[];
};

export type FeedItem = {
  /** Also the permanent id. */
  url: string;
  title: string;
  summary: string;
  text: string;
  author: string | null;
  /** ISO 8601. */
  published: string;
  modified: string;
  tags: string[];
};

/** Newest entries that a feed carries. */
export const FEED_LENGTH = 50;
