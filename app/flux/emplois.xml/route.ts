import { rssResponse } from "@/lib/feeds/response";
import { jobsFeed } from "@/lib/jobs/feed";

export function GET() {
  return rssResponse("jobs", () => jobsFeed("/flux/emplois.xml"));
}
