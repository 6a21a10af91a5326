import { followedFreelanceJobs, parseFreelanceJobFilters } from "@/lib/freelance/filters";
import { parseJobFilters } from "@/lib/jobs/filters";
import { followedJobs } from "@/lib/jobs/search";
import { followedNews, parseNewsFilters } from "@/lib/news/filters";
import type { FollowedSearch } from "@/lib/publications/followed";
import { followedScholarships, parseScholarshipFilters } from "@/lib/scholarships/filters";
import type { SearchParams } from "@/lib/text/search";

const lists: Record<string, (params: SearchParams) => FollowedSearch> = {
  "/emplois": (params) => followedJobs(parseJobFilters(params)),
  "/freelance": (params) => followedFreelanceJobs(parseFreelanceJobFilters(params)),
  "/bourses": (params) => followedScholarships(parseScholarshipFilters(params)),
  "/actualites": (params) => followedNews(parseNewsFilters(params)),
};

/** The search that the address of one of the four lists asks for; null for any other address. */
export function followedAt(address: string): FollowedSearch | null {
  const [path = "", query = ""] = address.slice(0, 1000).split("?");
  if (!Object.hasOwn(lists, path)) return null;
  return lists[path]?.(Object.fromEntries(new URLSearchParams(query))) ?? null;
}
