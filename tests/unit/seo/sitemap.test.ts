import { describe, expect, it } from "vitest";
import {
  BATCH,
  type Listed,
  sitemapFile,
  sitemapIndex,
  streamedSitemap,
} from "@/lib/seo/sitemap-xml";
import { site } from "@/lib/shared/site";

const MODIFIED = "2026-11-01 09:30:00+00";

/** A table of that many rows, read by key; it counts how often it was asked. */
function table(length: number) {
  const rows = Array.from({ length }, (_, at): Listed => {
    return { id: String(at + 1).padStart(6, "0"), updated_at: MODIFIED };
  });
  const reads: string[] = [];
  const read = async (from: string, included: boolean) => {
    reads.push(from);
    return rows.filter(({ id }) => (included ? id >= from : id > from)).slice(0, BATCH);
  };
  return { read, reads };
}

async function written(length: number, size: number, from = "000001") {
  const { read, reads } = table(length);
  const stream = await streamedSitemap(read, { from, folder: "/emplois", size });
  const text = await new Response(stream).text();
  return { text, reads, ids: [...text.matchAll(/\/emplois\/(\d+)</g)].map(([, id]) => id) };
}

describe("un fichier du plan du site, lu par clé", () => {
  it.each([
    [0, 5_000, 0, 1],
    [1, 5_000, 1, 1],
    [999, 5_000, 999, 1],
    [1_000, 5_000, 1_000, 2],
    [2_500, 5_000, 2_500, 3],
    [9_000, 5_000, 5_000, 5],
    [9_000, 1_500, 1_500, 2],
  ])("de %i lignes, %i au plus : %i adresses, %i lectures", async (length, size, count, times) => {
    const { ids, reads, text } = await written(length, size);
    expect([ids.length, new Set(ids).size, reads.length]).toEqual([count, count, times]);
    expect(text).toMatch(/<urlset (?!.*<urlset ).*<\/urlset>\s*$/s);
  });

  it("commence à l'identifiant demandé, lui compris", async () => {
    expect((await written(10, 5_000, "000008")).ids).toEqual(["000008", "000009", "000010"]);
  });

  it("dit quand la page a changé, en ISO 8601", async () => {
    expect((await written(1, 5_000)).text).toContain(
      `<url><loc>${site.url}/emplois/000001</loc><lastmod>2026-11-01T09:30:00.000Z</lastmod></url>`,
    );
  });

  it("échoue avant d'écrire quand la première lecture échoue", async () => {
    const options = { from: "1", folder: "/x", size: 1 };
    const begun = streamedSitemap(() => Promise.reject(new Error("panne")), options);
    await expect(begun).rejects.toThrow("panne");
  });
});

describe("le plan du site en XML", () => {
  it("neutralise ce que XML ne souffre pas", () => {
    const file = sitemapFile([{ path: "/emplois?a=1&b=2" }]);
    expect(file).toContain("/emplois?a=1&amp;b=2</loc></url>");
  });

  it("énumère ses fichiers", () => {
    const xml = sitemapIndex([{ path: "/pages.xml" }, { path: "/x.xml", modified: MODIFIED }]);
    expect(xml.match(/<sitemap>/g)).toHaveLength(2);
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });
});
