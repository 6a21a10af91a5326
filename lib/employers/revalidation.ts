import "server-only";
import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { logError } from "@/lib/monitoring/log";
import {
  EMPLOYER_PAGES_TAG,
  EMPLOYERS_TAG,
  employerPath,
  employerTag,
} from "@/lib/publications/employer-mark";
import { everyKind, kinds, kindsThatCan, pageTag } from "@/lib/publications/kinds";
import { notifySearchEngines } from "@/lib/seo/indexnow";
import { requestClient } from "@/lib/supabase/server";

/**
 * Invalidates the pages of an employer that was created, changed or deleted and, after a change of name,
 * those of its publications.
 */
export function revalidateEmployer({ id, slug }: { id: string; slug: string }): void {
  revalidateTag(EMPLOYERS_TAG, { expire: 0 });
  for (const key of [id, slug]) revalidateTag(employerTag(key), { expire: 0 });
  refresh();
  after(() => notifySearchEngines([employerPath(slug)]));
}

/** Returns an employer's publications that the viewer can read, by kind and id. */
export async function listPublished(employer: string) {
  const client = await requestClient();
  const lists = kindsThatCan("employer").map(async (kind) => {
    const { data, error } = await client
      .from(kinds[kind].table)
      .select("id")
      .eq("employer_id", employer);
    if (error) throw error;
    return data.map(({ id }) => ({ kind, id }));
  });
  return (await Promise.all(lists)).flat();
}

/** Invalidates the pages of these publications, whose name or badge has changed. */
export function revalidatePublished(pages: Awaited<ReturnType<typeof listPublished>>): void {
  for (const kind of kindsThatCan("employer")) revalidateTag(kinds[kind].tag, { expire: 0 });
  for (const { kind, id } of pages) revalidateTag(pageTag(kind, id), { expire: 0 });
}

/**
 * Invalidates everything that shows the verification of these employers, after it was granted, refused or
 * revoked: their pages, badges, publications, and what was pending. Lists and pages are invalidated even if
 * the publications cannot be read.
 */
export async function revalidateVerified(employers: Promise<string[]> | string[]): Promise<void> {
  for (const tag of [EMPLOYERS_TAG, EMPLOYER_PAGES_TAG]) revalidateTag(tag, { expire: 0 });
  for (const kind of everyKind) revalidateTag(kinds[kind].tag, { expire: 0 });
  try {
    const ids = await employers;
    for (const id of ids) revalidateTag(employerTag(id), { expire: 0 });
    revalidatePublished((await Promise.all(ids.map(listPublished))).flat());
  } catch (error) {
    logError("employer.revalidate", error);
  }
}
