import { followedFreelanceJobs, parseFreelanceJobFilters } from "@/lib/freelance/filters";
import { parseJobFilters } from "@/lib/jobs/filters";
import { followedJobs } from "@/lib/jobs/search";
import { followedNews, parseNewsFilters } from "@/lib/news/filters";
import type { FollowedSearch } from "@/lib/publications/followed";
import { everyKind, type Kind, kinds } from "@/lib/publications/kinds";
import { followedScholarships, parseScholarshipFilters } from "@/lib/scholarships/filters";
import type { SearchParams } from "@/lib/text/search";

const searchOf = {
  job: (params) => followedJobs(parseJobFilters(params)),
  freelance: (params) => followedFreelanceJobs(parseFreelanceJobFilters(params)),
  scholarship: (params) => followedScholarships(parseScholarshipFilters(params)),
  article: (params) => followedNews(parseNewsFilters(params)),
} satisfies Record<Kind, (params: SearchParams) => FollowedSearch>;

/** The search that the address of a list asks for; null for any other address. */
export function followedAt(address: string): FollowedSearch | null {
  const [path = "", query = ""] = address.slice(0, 1000).split("?");
  const kind = everyKind.find((one) => kinds[one].list === path);
  return kind ? searchOf[kind](Object.fromEntries(new URLSearchParams(query))) : null;
}
