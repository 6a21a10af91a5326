import type { MonetaryGrant, WithContext } from "schema-dts";
import { pagePath } from "@/lib/publications/kinds";
import { htmlList, htmlParagraphs } from "@/lib/seo/html";
import { site } from "@/lib/shared/site";
import type { Scholarship } from "./schema";

/** A bourse in the words of schema.org's MonetaryGrant. Its amount is free text: no number. */
export function monetaryGrant(scholarship: Scholarship): WithContext<MonetaryGrant> {
  return {
    "@context": "https://schema.org",
    "@type": "MonetaryGrant",
    name: scholarship.title,
    description: [
      htmlParagraphs(scholarship.description),
      htmlList("Critères d’admissibilité", scholarship.requirements),
      htmlList("Avantages", scholarship.benefits),
    ].join(""),
    url: site.url + pagePath("scholarship", scholarship.id),
    identifier: scholarship.id,
    funder: { "@type": "Organization", name: scholarship.university },
    ...(scholarship.official_link && { sameAs: scholarship.official_link }),
  };
}
