/**
 * The sign-in page, remembering where somebody is, for scripts of public pages: they know their own
 * address. What comes back in an address is read by `safeNext` (next-path.ts) alone.
 */
export function signInFrom(path: string | null): string {
  return path === null ? "/connexion" : `/connexion?${new URLSearchParams({ suivant: path })}`;
}
