import { signInPath } from "@/lib/auth/next-path";

/** The parameter of an address that asks for an item to be saved on arrival. */
const PARAMETER = "sauvegarder";

/**
 * The way to the sign-in page and back here, to save this item then. The wish is also noted in
 * this browser: an address alone, sent by somebody else, saves nothing.
 */
export function signInToSave(id: string): string {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, id);
  try {
    localStorage.setItem(PARAMETER, id);
  } catch {
    // Storage is refused: signing in works, saving will take a second click.
  }
  return signInPath(url.pathname + url.search);
}

/** True once, when somebody comes back to save this item; the address is cleaned. */
export function takePendingSave(id: string): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(PARAMETER) !== id) return false;
  url.searchParams.delete(PARAMETER);
  history.replaceState(null, "", url);
  try {
    const isWanted = localStorage.getItem(PARAMETER) === id;
    localStorage.removeItem(PARAMETER);
    return isWanted;
  } catch {
    return false;
  }
}
