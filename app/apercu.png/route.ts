import { pictureResponse } from "@/components/seo/picture-response";

/** Rendered once per server. */
export const dynamic = "force-static";

/** Default preview picture, for pages without their own. */
export function GET() {
  return pictureResponse({
    kind: "En français",
    title: "Votre horizon, au Canada",
    by: "Emplois, missions, bourses et actualités",
  });
}
