import { logError } from "@/lib/log";
import { type Feed, jsonFeed } from "./feed";
import { rssFeed } from "./rss";

/** Readers ask again and again: five minutes of rest for them and for us. */
const CACHE = "public, max-age=300";

/** The feed as RSS, or 503 when it cannot be read now. */
export async function rssResponse(name: string, feed: () => Promise<Feed>): Promise<Response> {
  return answer(name, feed, "application/rss+xml; charset=utf-8", rssFeed);
}

/** The feed as JSON Feed, or 503 when it cannot be read now. */
export async function jsonFeedResponse(name: string, feed: () => Promise<Feed>): Promise<Response> {
  return answer(name, feed, "application/feed+json; charset=utf-8", (data) =>
    JSON.stringify(jsonFeed(data)),
  );
}

async function answer(
  name: string,
  feed: () => Promise<Feed>,
  type: string,
  write: (feed: Feed) => string,
): Promise<Response> {
  try {
    return new Response(write(await feed()), {
      headers: { "Content-Type": type, "Cache-Control": CACHE },
    });
  } catch (error) {
    const id = logError(`feed.${name}`, error);
    return new Response(`Ce flux est momentanément indisponible. Référence : ${id}\n`, {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "Retry-After": "60",
      },
    });
  }
}
