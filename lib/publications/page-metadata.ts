import type { Metadata } from "next";
import { notices } from "@/lib/copy/notices";
import { type PageInfo, pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";
import { type Kind, pagePath } from "./kinds";

/** What each kind's page says when there is nothing at its address. */
const absences = {
  job: notices.jobNotFound,
  freelance: notices.missionNotFound,
  scholarship: notices.scholarshipNotFound,
  article: notices.articleNotFound,
} satisfies Record<Kind, unknown>;

type Particulars = Omit<PageInfo, "path" | "picture">;

/**
 * What the page of a publication says about itself, its address and picture included.
 * @param particulars what differs by kind; `description` is the whole text
 */
export function publicationMetadata<Row extends { id: string }>(
  kind: Kind,
  row: Row | null,
  particulars: (row: Row) => Particulars,
): Metadata {
  if (row === null) return { title: absences[kind].title, robots: { index: false } };
  const { description, ...page } = particulars(row);
  const path = pagePath(kind, row.id);
  return pageMetadata({
    ...page,
    description: excerpt(description),
    path,
    picture: `${path}/apercu.png`,
  });
}
