import "server-only";
import { escapeXml } from "@/lib/feeds/feed";
import { logError } from "@/lib/monitoring/log";
import { site } from "@/lib/shared/site";
import { isoMoment } from "@/lib/text/dates";

/** Rows per query for a sitemap file: the default limit of the Data API. */
export const BATCH = 1_000;

/** An address in the sitemap, as a path; `modified` only if known. */
export type Entry = { path: string; modified?: string };

export type Listed = { id: string; updated_at: string };

/** Reads at most `BATCH` rows of a kind ordered by id, from an id, included or not. */
export type ReadBatch = (from: string, included: boolean) => Promise<Listed[]>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the index of the sitemap files. */
export function sitemapIndex(files: Entry[]): string {
  const entries = files.map((file) => `<sitemap>${location(file)}</sitemap>\n`).join("");
  return `${HEAD}<sitemapindex ${XMLNS}>\n${entries}</sitemapindex>\n`;
}

/** Returns a sitemap file with the given entries. */
export function sitemapFile(entries: Entry[]): string {
  return `${HEAD}<urlset ${XMLNS}>\n${urls(entries)}</urlset>\n`;
}

/**
 * Streams a sitemap file of up to `size` rows, with one batch at a time in memory. The first batch is read
 * before the response starts, so that its failure can still be reported.
 * @throws when the first batch cannot be read
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

/** Crawlers return often: an hour's delay is acceptable. */
const CACHE = "public, max-age=3600";

/** Returns XML that is cached for an hour, or 503 if it cannot be generated now. */
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
