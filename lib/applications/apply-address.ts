import { APPLY_PATH, can, kindOfList } from "@/lib/publications/kinds";
import { isUuid } from "@/lib/text/address-values";
import type { ApplicationTarget } from "./schema";

/** The parameter of an address that asks for the apply dialog to be open on arrival: it sends nothing. */
export const APPLY_PARAMETER = "postuler";

/** The page of an application, by its id or by that of its publication. */
export const sentPath = (id: string) => `/espace-utilisateur/candidatures/${id}`;

/** What somebody who goes to this address, one of ours, is about to apply to; null for any other. */
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
