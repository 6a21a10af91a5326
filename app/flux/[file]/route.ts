import { type Feed, jsonFeedResponse, rssResponse } from "@/lib/feeds/feed";
import { jobsFeed } from "@/lib/jobs/feed";
import { changesFeed } from "@/lib/news/change-queries";
import { newsFeed } from "@/lib/news/feed";

/** The feeds by the name of the page that they follow. */
const feeds: Record<string, ((path: string) => Promise<Feed>) | undefined> = {
  emplois: jobsFeed,
  actualites: newsFeed,
  changements: changesFeed,
};

const formats: Record<string, typeof rssResponse | undefined> = {
  xml: rssResponse,
  json: jsonFeedResponse,
};

type Context = { params: Promise<{ file: string }> };

/** A feed, `/flux/emplois.xml` or `/flux/emplois.json`. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const [name = "", format = "", ...rest] = file.split(".");
  const feed = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
  const respond = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (feed === undefined || respond === undefined || rest.length > 0) {
    return new Response("Fil introuvable", { status: 404 });
  }
  return respond(name, () => feed(`/flux/${file}`));
}
