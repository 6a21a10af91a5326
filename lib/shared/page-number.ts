/** No list has so many pages: what is past the end of all is past the end of each. */
const BEYOND_ALL = 999_999_999;

/** The page that an address asks for; anything but a whole number from 1 is page 1. */
export function pageOf(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), BEYOND_ALL) : 1;
}
