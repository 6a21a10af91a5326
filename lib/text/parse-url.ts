/** Does the same as `URL.parse`, which Safari lacks before 18 and Chrome before 126: for client code. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
