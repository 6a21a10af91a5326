import "server-only";
import { escapeXml } from "@/lib/feeds/feed";
import { logError } from "@/lib/monitoring/log";
import { site } from "@/lib/shared/site";
import { isoMoment } from "@/lib/text/dates";

/** Rows of a sitemap's file that are read at once; the Data API gives no more by itself. */
export const BATCH = 1_000;

/** An address of the sitemap, from the root; `modified` only where it is known. */
export type Entry = { path: string; modified?: string };

/** A row that has a page of its own. */
export type Listed = { id: string; updated_at: string };

/** The rows of a kind from an id on, that id included or not, by id, at most `BATCH`. */
export type ReadBatch = (from: string, included: boolean) => Promise<Listed[]>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of a sitemap's files. */
export function sitemapIndex(files: Entry[]): string {
  const entries = files.map((file) => `<sitemap>${location(file)}</sitemap>\n`).join("");
  return `${HEAD}<sitemapindex ${XMLNS}>\n${entries}</sitemapindex>\n`;
}

/** A sitemap's file that is known at once. */
export function sitemapFile(entries: Entry[]): string {
  return `${HEAD}<urlset ${XMLNS}>\n${urls(entries)}</urlset>\n`;
}

/**
 * A sitemap's file of up to `size` rows, written while they are read: one batch at a time is in
 * memory. The first is read before anything is sent, so that a failure can still be answered.
 * @throws when the first batch cannot be read.
 */
export async function streamedSitemap(
  read: ReadBatch,
  { from, folder, size }: { from: string; folder: string; size: number },
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let batch = await read(from, true);
  let left = size;
  let opened = false;

  return new ReadableStream({
    async pull(controller) {
      const rows = batch.slice(0, left);
      left -= rows.length;
      const head = opened ? "" : `${HEAD}<urlset ${XMLNS}>\n`;
      opened = true;
      const entries = rows.map(({ id, updated_at }) => ({
        path: `${folder}/${id}`,
        modified: updated_at,
      }));
      const last = rows.at(-1);
      const isOver = last === undefined || batch.length < BATCH || left === 0;
      controller.enqueue(encoder.encode(`${head}${urls(entries)}${isOver ? "</urlset>\n" : ""}`));
      if (isOver) controller.close();
      else batch = await read(last.id, false);
    },
  });
}

function urls(entries: Entry[]): string {
  return entries.map((entry) => `<url>${location(entry)}</url>\n`).join("");
}

function location({ path, modified }: Entry): string {
  const lastmod = modified ? `<lastmod>${isoMoment(modified)}</lastmod>` : "";
  return `<loc>${escapeXml(new URL(path, site.url).href)}</loc>${lastmod}`;
}

/** Crawlers come back often, and every address is found in time all the same. */
const CACHE = "public, max-age=3600";

/** XML that is cached for an hour, or 503 when it cannot be written now. */
export async function xmlResponse(
  event: string,
  write: () => Promise<string | ReadableStream<Uint8Array>>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHE },
    });
  } catch (error) {
    const id = logError(event, error);
    return new Response(
      `Ce plan du site est momentanément indisponible. Référence\u00a0: ${id}\n`,
      {
        status: 503,
        headers: {
          "Content-Type": "text/plain; charset=utf-8",
          "Cache-Control": "no-store",
          "Retry-After": "300",
        },
      },
    );
  }
}
