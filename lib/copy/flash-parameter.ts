import type { FlashKey } from "./flash-messages";

/** Search param with the key of a message to show on arrival. */
export const FLASH_PARAMETER = "avis";

/** Header by which the middleware passes that key to the layout of a private page. */
export const FLASH_HEADER = "x-avis";

/** Returns the path with the key of a message to show on arrival. */
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

/** Returns whether the query string is that of a user who has just signed out. */
export function hasJustLeft(query: string): boolean {
  return FAREWELLS.includes(new URLSearchParams(query).get(FLASH_PARAMETER));
}
