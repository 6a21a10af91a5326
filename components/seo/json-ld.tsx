import { writeJsonLd } from "@/lib/seo/json-ld";

/** Structured data for search engines: the one place that writes text as it is. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: writeJsonLd escapes each "<".
      dangerouslySetInnerHTML={{ __html: writeJsonLd(data) }}
    />
  );
}
