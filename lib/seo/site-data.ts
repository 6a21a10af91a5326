import type { SearchAction, WebSite, WithContext } from "schema-dts";
import { site } from "@/lib/site";

/** The operator, as publisher and on the home page. */
export function organization() {
  return {
    "@type": "Organization",
    name: site.name,
    url: site.url,
    logo: `${site.url}/icone-512.png`,
    email: site.email,
    telephone: site.phone,
    foundingDate: String(site.founded),
    description: site.tagline,
  } as const;
}

/** schema.org leaves the input's annotation to its own extension of JSON-LD. */
const search: SearchAction & { "query-input": string } = {
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${site.url}/emplois?q={search_term_string}` },
  "query-input": "required name=search_term_string",
};

/** The site, and where its search is. */
export function webSite(): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: site.url,
    inLanguage: "fr-CA",
    potentialAction: search,
  };
}
