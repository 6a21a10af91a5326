import { listListedMissions } from "@/lib/freelance/sitemap";
import { listListedJobs } from "@/lib/jobs/sitemap";
import { listListedArticles } from "@/lib/news/sitemap";
import { listListedScholarships } from "@/lib/scholarships/sitemap";
import type { ReadBatch } from "@/lib/seo/sitemap";

/** What the database calls a kind, and the folder of its pages. */
const FOLDERS: Record<string, string> = {
  jobs: "emplois",
  missions: "freelance",
  scholarships: "bourses",
  news: "actualites",
};

/** How the rows of a folder are read. */
export const READERS: ReadonlyMap<string, ReadBatch> = new Map([
  ["emplois", listListedJobs],
  ["freelance", listListedMissions],
  ["bourses", listListedScholarships],
  ["actualites", listListedArticles],
]);

/** The folder of a kind: "jobs" is "emplois". */
export function kindOf(kind: string): string {
  return FOLDERS[kind] ?? kind;
}
