import type { Metadata } from "next";
import { notFoundMetadata, type PageInfo, pageMetadata } from "@/lib/seo/metadata";

/**
 * What a page of a list says about itself; one past the last says that it is not there. The list is
 * asked for this from its second page on, as the page asks it: one of them finds it kept.
 */
export async function listMetadata(
  info: PageInfo & { page: number },
  readRows: () => Promise<readonly unknown[]>,
): Promise<Metadata> {
  if (info.page > 1) {
    // A list that cannot be read now is drawn under its own title.
    const rows = await readRows().catch(() => null);
    if (rows?.length === 0) return notFoundMetadata;
  }
  return pageMetadata(info);
}
