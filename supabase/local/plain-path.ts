/**
 * A path as lite reads it, which decodes before it routes: what is compared with it must be decoded
 * too. Empty when it cannot be.
 */
export function plainPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, "/");
  } catch {
    return "";
  }
}
