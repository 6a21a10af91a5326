import { type Feed, jsonFeedResponse, rssResponse } from "@/lib/feeds/feed";
import { jobsFeed } from "@/lib/jobs/feed";
import { newsFeed } from "@/lib/news/feed";
import { everyKind, type Kind, kinds } from "@/lib/publications/kinds";

/** The kinds that have a feed, under the name of their list. */
const feeds: Partial<Record<Kind, (path: string) => Promise<Feed>>> = {
  job: jobsFeed,
  article: newsFeed,
};

const formats: Record<string, typeof rssResponse | undefined> = {
  xml: rssResponse,
  json: jsonFeedResponse,
};

type Context = { params: Promise<{ file: string }> };

/** The feed of a kind, `/flux/emplois.xml` or `/flux/emplois.json`. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const [folder, format = "", ...rest] = file.split(".");
  const kind = everyKind.find((one) => kinds[one].list === `/${folder}`);
  const feed = kind && feeds[kind];
  const respond = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!kind || feed === undefined || respond === undefined || rest.length > 0) {
    return new Response("Flux introuvable", { status: 404 });
  }
  return respond(kinds[kind].tag, () => feed(`/flux/${file}`));
}
