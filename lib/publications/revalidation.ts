import "server-only";
import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { sendDueMails } from "@/lib/mail/sending";
import { notifySearchEngines } from "@/lib/seo/indexnow";
import { EMPLOYER_PAGES_TAG, EMPLOYERS_TAG, employerPath, employerTag } from "./employer-mark";
import { can, type Kind, kinds, pagePath, pageTag } from "./kinds";

/**
 * To be called when a publication was made, changed or deleted: the very next request of anybody
 * sees it. After the answer search engines are told, and the candidates whom a change concerns.
 */
export function revalidatePublication(kind: Kind, id: string): void {
  revalidateTags(kind, id);
  refresh();
  after(() =>
    Promise.all([notifySearchEngines([pagePath(kind, id)]), can(kind, "mail") && sendDueMails()]),
  );
}

/** The same for many at once, and for what the desk has withdrawn or given back. */
export function revalidateMany(pages: { kind: Kind | "employer"; id: string }[]): void {
  // An employer goes and comes with its owners, and is none of the pages of their case.
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
 * To be called when a write failed: its answer may be all that was lost, and the row be stored. The
 * pages are drawn anew once the answer has left, so that nothing else waits for a backend in trouble.
 * @param id null when the row is not known: it was to be made.
 */
export function forgetPublication(kind: Kind, id: string | null): void {
  after(() => revalidateTags(kind, id));
}

/** Its own page is kept under its slug, which is not known here: all pages of employers go. */
function revalidateHiddenEmployer(id: string): void {
  for (const tag of [EMPLOYERS_TAG, EMPLOYER_PAGES_TAG, employerTag(id)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

function revalidateTags(kind: Kind, id: string | null): void {
  revalidateTag(kinds[kind].tag, { expire: 0 });
  if (id !== null) revalidateTag(pageTag(kind, id), { expire: 0 });
}
