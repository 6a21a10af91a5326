import "server-only";
import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { sendDueMails } from "@/lib/mail/sending";
import { notifySearchEngines } from "@/lib/seo/indexnow";
import { EMPLOYER_PAGES_TAG, EMPLOYERS_TAG, employerPath, employerTag } from "./employer-mark";
import { can, type Kind, kinds, pagePath, pageTag } from "./kinds";

/**
 * Invalidates the pages of a publication that was created, changed or deleted: the next request sees the
 * change. After the response, notifies search engines and the affected candidates.
 */
export function revalidatePublication(kind: Kind, id: string): void {
  revalidateTags(kind, id);
  refresh();
  after(() =>
    Promise.all([notifySearchEngines([pagePath(kind, id)]), can(kind, "mail") && sendDueMails()]),
  );
}

/** Does the same for several pages, and for content that an operator removed or restored. */
export function revalidateMany(pages: { kind: Kind | "employer"; id: string }[]): void {
  // A report case does not list employers, but they are hidden and restored with their owners.
  for (const tag of [EMPLOYERS_TAG, EMPLOYER_PAGES_TAG]) revalidateTag(tag, { expire: 0 });
  for (const { kind, id } of pages) {
    if (kind === "employer") revalidateHiddenEmployer(id);
    else revalidateTags(kind, id);
  }
  refresh();
  const paths = pages.map(({ kind, id }) =>
    kind === "employer" ? employerPath(id) : pagePath(kind, id),
  );
  after(() => Promise.all([notifySearchEngines(paths), sendDueMails()]));
}

/**
 * Invalidates the pages of a publication whose write failed: the row may be stored although the response was
 * lost. This runs after the response, so as not to wait for a failing backend.
 * @param id null for a row that was being created
 */
export function forgetPublication(kind: Kind, id: string | null): void {
  after(() => revalidateTags(kind, id));
}

/** The page is cached under its slug, which is unknown here, so all employer pages are invalidated. */
function revalidateHiddenEmployer(id: string): void {
  for (const tag of [EMPLOYERS_TAG, EMPLOYER_PAGES_TAG, employerTag(id)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

function revalidateTags(kind: Kind, id: string | null): void {
  revalidateTag(kinds[kind].tag, { expire: 0 });
  if (id !== null) revalidateTag(pageTag(kind, id), { expire: 0 });
}
