import type { FlashKey } from "./flash-messages";

/** The parameter of an address that carries the key of a notice to show on arrival. */
export const FLASH_PARAMETER = "avis";

/** The header by which the middleware tells a private page's layout the same key. */
export const FLASH_HEADER = "x-avis";

/** The same address, which will show a notice on arrival. */
export function withNotice(path: string, key: FlashKey): string {
  const [rest = "", hash] = path.split("#");
  const joined = `${rest}${rest.includes("?") ? "&" : "?"}${FLASH_PARAMETER}=${key}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

const FAREWELLS: readonly (string | null)[] = [
  "au-revoir",
  "deconnexion-impossible",
  "compte-supprime",
] satisfies FlashKey[];

/** Whether an address's query is that of somebody who has just signed out. */
export function hasJustLeft(query: string): boolean {
  return FAREWELLS.includes(new URLSearchParams(query).get(FLASH_PARAMETER));
}
