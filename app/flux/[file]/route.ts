import { domains } from "@/app/_parts/by-kind";
import { type Feed, jsonFeedResponse, rssResponse } from "@/lib/feeds/feed";
import { changesFeed } from "@/lib/news/queries";
import { kindOfList } from "@/lib/publications/kinds";

function feedOf(name: string): ((path: string) => Promise<Feed>) | null {
  if (name === "changements") return changesFeed;
  const kind = kindOfList(`/${name}`);
  return kind && domains[kind].feed;
}

const formats: Record<string, typeof rssResponse | undefined> = {
  xml: rssResponse,
  json: jsonFeedResponse,
};

type Context = { params: Promise<{ file: string }> };

/** Sends a feed: `/flux/emplois.xml` or `/flux/emplois.json`. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const [name = "", format = "", ...rest] = file.split(".");
  const feed = feedOf(name);
  const respond = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (feed === null || respond === undefined || rest.length > 0) {
    return new Response("Fil introuvable", { status: 404 });
  }
  return respond(name, () => feed(`/flux/${file}`));
}
