import type { JSX } from "react";
import type { SearchAction, WebSite, WithContext } from "schema-dts";
import { site } from "@/lib/shared/site";

/**
 * Structured data as the text of a script. Every `<` is escaped, so that no value, whoever typed
 * it, can end the script or open a comment in it (docs/security.md, Stays text).
 */
export function writeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * What one of next-seo's components would write. Its own script escapes `</script>` but not
 * `</script >`, which ends a script too: so it shapes the data, and `JsonLd` writes them.
 */
export function shaped<Props>(component: (props: Props) => JSX.Element, props: Props): object {
  return (component(props).props as { data: object }).data;
}

/** The operator, as publisher and on the home page. */
export function organization() {
  return {
    "@type": "Organization",
    name: site.name,
    url: site.url,
    logo: `${site.url}/icone-512.png`,
    email: site.email,
    telephone: site.phone,
    ...(site.claims.founded && { foundingDate: site.claims.founded }),
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
