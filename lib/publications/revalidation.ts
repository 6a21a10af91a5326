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

/** The same for many at once, and for what an operator has removed or restored. */
export function revalidateMany(pages: { kind: Kind | "employer"; id: string }[]): void {
  // Employers are hidden and shown with their owners, and are not among the pages of a case.
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
 * To be called when a write failed: the row may be stored although its answer was lost. The pages are
 * invalidated once the answer has left, so that it does not wait for a failing backend.
 * @param id null when the row is not known: it was to be made.
 */
export function forgetPublication(kind: Kind, id: string | null): void {
  after(() => revalidateTags(kind, id));
}

/** Its own page is cached under its slug, which is not known here: all pages of employers are invalidated. */
function revalidateHiddenEmployer(id: string): void {
  for (const tag of [EMPLOYERS_TAG, EMPLOYER_PAGES_TAG, employerTag(id)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

function revalidateTags(kind: Kind, id: string | null): void {
  revalidateTag(kinds[kind].tag, { expire: 0 });
  if (id !== null) revalidateTag(pageTag(kind, id), { expire: 0 });
}
