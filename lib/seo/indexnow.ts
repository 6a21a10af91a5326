import "server-only";
import { logError } from "@/lib/monitoring/log";
import { site } from "@/lib/shared/site";

const SERVICE = "https://api.indexnow.org/indexnow";
/** Every outside call has a time limit (docs/security.md, Held without a test). */
const TIMEOUT_MS = 3_000;

/** The operator's key, which search engines compare with the file at `KEY_PATH`; null without. */
export function indexNowKey(): string | null {
  const key = process.env.INDEXNOW_KEY ?? "";
  return /^[a-zA-Z0-9-]{8,128}$/.test(key) ? key : null;
}

/** Where the key can be read; from the root, it speaks for the whole site. */
const KEY_PATH = "/indexnow.txt";

/**
 * Tells search engines that follow IndexNow which pages were published, changed or removed.
 * Does nothing without INDEXNOW_KEY. It never throws and a failure is only logged, so that
 * publishing does not hang on it; call it once the answer is on its way:
 *
 *     after(() => notifySearchEngines([`/emplois/${id}`]));
 *
 * @param paths addresses from the root
 */
export async function notifySearchEngines(paths: string[]): Promise<void> {
  const key = indexNowKey();
  if (key === null || paths.length === 0) return;
  try {
    const response = await fetch(SERVICE, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(site.url).host,
        key,
        keyLocation: new URL(KEY_PATH, site.url).href,
        urlList: paths.map((path) => new URL(path, site.url).href),
      }),
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`IndexNow answered ${response.status}`);
  } catch (error) {
    logError("indexnow", error, { addresses: paths.length });
  }
}
