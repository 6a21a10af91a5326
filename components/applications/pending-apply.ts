import { signInPath } from "@/lib/auth/next-path";
import { withNotice } from "@/lib/copy/arrival-parameter";

/** The parameter of an address that asks for a dialog to be open on arrival: it sends nothing. */
const PARAMETER = "postuler";

/** The way to the sign-in page, which says why, and back here with the dialog open. */
export function signInToApply(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, id);
  return withNotice(signInPath(url.pathname + url.search), "connexion-requise");
}

/** The page of an offer, with its dialog open. */
export function openedOffer(id: string): string {
  return `/emplois/${id}?${PARAMETER}=${id}`;
}

/**
 * True once, for the control that is seen, when the address asks to apply to this; the address is
 * cleaned. A page may hold the same control twice, for two widths of screen.
 */
export function takePendingApply(id: string, control: HTMLElement | null): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(PARAMETER) !== id || control?.offsetParent === null) return false;
  url.searchParams.delete(PARAMETER);
  history.replaceState(null, "", url);
  return true;
}
