import "server-only";
import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { notifySearchEngines } from "@/lib/indexnow";
import { sendDueMails } from "@/lib/mail/sending";
import { can, type Kind, kinds, pagePath, pageTag } from "./kinds";

/**
 * To be called when a publication was made, changed or deleted: the very next request of anybody
 * sees it. After the answer search engines are told, and the candidates whom a change concerns.
 */
export function revalidatePublication(kind: Kind, id: string): void {
  revalidateTag(kinds[kind].tag, { expire: 0 });
  revalidateTag(pageTag(kind, id), { expire: 0 });
  refresh();
  after(() =>
    Promise.all([notifySearchEngines([pagePath(kind, id)]), can(kind, "mail") && sendDueMails()]),
  );
}
