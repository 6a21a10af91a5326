import { pictureResponse } from "@/components/seo/picture-response";

/** Drawn once by each server. */
export const dynamic = "force-static";

/** The picture of every page that has none of its own. */
export function GET() {
  return pictureResponse({
    kind: "En français",
    title: "Votre horizon, au Canada",
    by: "Emplois, missions, bourses et actualités",
  });
}
