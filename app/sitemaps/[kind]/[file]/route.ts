import { READERS } from "@/app/sitemaps/kinds";
import { PART_SIZE } from "@/lib/seo/parts";
import { streamedSitemap } from "@/lib/seo/sitemap";
import { xmlResponse } from "@/lib/seo/xml-response";
import { isUuid } from "@/lib/text/search";

type Context = { params: Promise<{ kind: string; file: string }> };

/** A file of the sitemap, `/sitemaps/emplois/ID.xml`: what follows that id, it included. */
export async function GET(_request: Request, { params }: Context) {
  const { kind, file } = await params;
  const read = READERS.get(kind);
  const from = file.replace(/\.xml$/, "");
  if (read === undefined || from === file || !isUuid(from)) {
    return new Response("Plan introuvable", { status: 404 });
  }
  return xmlResponse("sitemap.file", () =>
    streamedSitemap(read, { from, folder: `/${kind}`, size: PART_SIZE }),
  );
}
