import { domains } from "@/app/_parts/by-kind";
import { pictureResponse } from "@/components/seo/picture-response";
import { kindOfList } from "@/lib/publications/kinds";

/** The same lifetime as the publication's page. */
export const revalidate = 300;
export const dynamic = "force-static";
export const generateStaticParams = () => [];

type Context = { params: Promise<{ list: string; id: string }> };

export async function GET(_request: Request, { params }: Context) {
  const { list, id } = await params;
  const kind = kindOfList(`/${list}`);
  const text = kind && (await domains[kind].picture(id));
  return text ? pictureResponse(text) : new Response("Image introuvable", { status: 404 });
}
