import { jsonFeedResponse } from "@/lib/feeds/response";
import { newsFeed } from "@/lib/news/feed";

export function GET() {
  return jsonFeedResponse("news", () => newsFeed("/flux/actualites.json"));
}
