import "server-only";
import { logError } from "@/lib/monitoring/log";
import { site } from "@/lib/shared/site";

const SERVICE = "https://api.indexnow.org/indexnow";
/** Every outgoing call has a time limit (docs/security.md, Held without a test). */
const TIMEOUT_MS = 3_000;

/** Returns the operator's IndexNow key, which is also served at `KEY_PATH`; null if it is not set. */
export function indexNowKey(): string | null {
  const key = process.env.INDEXNOW_KEY ?? "";
  return /^[a-zA-Z0-9-]{8,128}$/.test(key) ? key : null;
}

/** A key file at the root is valid for the whole site. */
const KEY_PATH = "/indexnow.txt";

/**
 * Notifies the search engines that support IndexNow of published, changed or removed pages. Does nothing
 * without INDEXNOW_KEY. Never throws: a failure is only logged and must not block publishing. Call it after
 * the response:
 *
 * after(() => notifySearchEngines([`/emplois/${id}`]));
 *
 * @param paths absolute paths
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
