import { APPLY_PATH, can, kindOfList } from "@/lib/publications/kinds";
import { isUuid } from "@/lib/text/address-values";
import type { ApplicationTarget } from "./schema";

/** Search parameter that opens the apply dialog on arrival. It sends nothing. */
export const APPLY_PARAMETER = "postuler";

/** Returns the path of a sent application, by its id or its publication's. */
export const sentPath = (id: string) => `/espace-utilisateur/candidatures/${id}`;

/** Returns the publication that one of our addresses applies to; null for any other address. */
export function targetOfAddress(address: string | null): ApplicationTarget | null {
  if (address === null) return null;
  const { pathname, searchParams } = new URL(address, "https://site.invalid");
  const isForm = pathname.startsWith(`${APPLY_PATH}/`);
  const page = isForm ? pathname.slice(APPLY_PATH.length) : pathname;
  const [list = "", last = null] = page.split("/").filter(Boolean);
  const kind = kindOfList(`/${list}`);
  const id = isForm ? last : searchParams.get(APPLY_PARAMETER);
  return kind !== null && can(kind, "apply") && id !== null && isUuid(id) ? { kind, id } : null;
}
