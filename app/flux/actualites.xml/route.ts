import { rssResponse } from "@/lib/feeds/response";
import { newsFeed } from "@/lib/news/feed";

export function GET() {
  return rssResponse("news", () => newsFeed("/flux/actualites.xml"));
}
