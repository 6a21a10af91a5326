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
 * To be called when an employer was created, changed or deleted: invalidates its pages and, under
 * another name, those of its publications.
 */
export function revalidateEmployer({ id, slug }: { id: string; slug: string }): void {
  revalidateTag(EMPLOYERS_TAG, { expire: 0 });
  for (const key of [id, slug]) revalidateTag(employerTag(key), { expire: 0 });
  refresh();
  after(() => notifySearchEngines([employerPath(slug)]));
}

/** What an employer has published, by kind and id, as far as the viewer reads it. */
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

/** The pages of these publications, which say another name or badge from now on. */
export function revalidatePublished(pages: Awaited<ReturnType<typeof listPublished>>): void {
  for (const kind of kindsThatCan("employer")) revalidateTag(kinds[kind].tag, { expire: 0 });
  for (const { kind, id } of pages) revalidateTag(pageTag(kind, id), { expire: 0 });
}

/**
 * To be called when the verification of these employers was given, settled or revoked: their pages,
 * their marks and the pages of their publications say so at once, and what waited appears.
 * Lists and pages are invalidated even where the publications cannot be read.
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
