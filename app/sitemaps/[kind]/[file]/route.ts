import { kindOfList, kinds } from "@/lib/publications/kinds";
import { endOfPart, listListed, MOST_IN_PART } from "@/lib/publications/sitemap-parts";
import { streamedSitemap, xmlResponse } from "@/lib/seo/sitemap-xml";
import { isUuid } from "@/lib/text/address-values";

type Context = { params: Promise<{ kind: string; file: string }> };

/** A sitemap file, `/sitemaps/emplois/ID.xml`: from that id up to the next file's. */
export async function GET(_request: Request, { params }: Context) {
  const { kind: folder, file } = await params;
  const kind = kindOfList(`/${folder}`);
  const from = file.replace(/\.xml$/, "");
  if (kind === null || from === file || !isUuid(from)) {
    return new Response("Plan introuvable", { status: 404 });
  }
  return xmlResponse("sitemap.file", async () => {
    const until = await endOfPart(kind, from);
    return streamedSitemap((id, included) => listListed(kind, id, included, until), {
      from,
      folder: kinds[kind].list,
      size: MOST_IN_PART,
    });
  });
}
