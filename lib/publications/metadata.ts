import type { Metadata } from "next";
import type { Notice } from "@/lib/copy/notice";
import { type PageInfo, pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";
import { type Kind, pagePath } from "./kinds";

type Particulars = Omit<PageInfo, "path" | "picture">;

/**
 * Returns the metadata of a publication's page, including its address and picture.
 * @param absence title when nothing is at this address
 * @param particulars values that differ by kind; `description` is the whole text
 */
export function publicationMetadata<Row extends { id: string }>(
  kind: Kind,
  row: Row | null,
  absence: Notice,
  particulars: (row: Row) => Particulars,
): Metadata {
  if (row === null) return { title: absence.title, robots: { index: false } };
  const { description, ...page } = particulars(row);
  const path = pagePath(kind, row.id);
  return pageMetadata({
    ...page,
    description: excerpt(description),
    path,
    picture: `${path}/apercu.png`,
  });
}
