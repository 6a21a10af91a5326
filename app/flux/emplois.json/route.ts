import { jsonFeedResponse } from "@/lib/feeds/response";
import { jobsFeed } from "@/lib/jobs/feed";

export function GET() {
  return jsonFeedResponse("jobs", () => jobsFeed("/flux/emplois.json"));
}
