import type { JSX } from "react";
import type { SearchAction, WebSite, WithContext } from "schema-dts";
import { provinces } from "@/lib/places/provinces";
import { site } from "@/lib/shared/site";

/**
 * Returns structured data as the text of a script element. Every `<` is escaped, so that no user input can
 * end the script or open a comment in it (docs/security.md, Markup injection).
 */
export function writeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/**
 * Returns the data that a next-seo component would write. Its own script escapes `</script>` but not
 * `</script >`, which also ends a script: next-seo only builds the data, and `JsonLd` writes it.
 */
export function shaped<Props>(component: (props: Props) => JSX.Element, props: Props): object {
  return (component(props).props as { data: object }).data;
}

/** Returns the operator, as publisher and for the home page. */
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

/** schema.org's types omit "query-input", which is an extension of JSON-LD. */
const search: SearchAction & { "query-input": string } = {
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${site.url}/emplois?q={search_term_string}` },
  "query-input": "required name=search_term_string",
};

/** Returns the site with its search action. */
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

const REMOTE = /t[ée]l[ée]travail|[àa] distance|remote/i;

type Address = {
  "@type": "PostalAddress";
  addressLocality?: string;
  addressRegion?: string;
  addressCountry: "CA";
};

/** Returns true for a location that is not a place: "À distance", "Télétravail (Ontario)". */
export function isRemotePlace(location: string | null): boolean {
  return location !== null && REMOTE.test(location);
}

/**
 * Parses a location ("Laval, Québec") into a Canadian address. The province is the given code, else the text
 * after the comma.
 */
export function canadianAddress(location: string | null, province: string | null = null): Address {
  const [first = "", ...rest] = (location ?? "").split(",").map((part) => part.trim());
  const last = rest.at(-1) ?? first;
  const named = provinces.find(({ code, label }) => code === last || label === last);
  const region = province ?? named?.code;
  const isTown = first !== "" && !isRemotePlace(first) && !(rest.length === 0 && named);
  return {
    "@type": "PostalAddress",
    ...(isTown && { addressLocality: first }),
    ...(region && { addressRegion: region }),
    addressCountry: "CA",
  };
}

/** Returns where a job is done: on site, remotely from anywhere in the country or a stated area, or both. */
export function workPlace(
  location: string | null,
  remote: boolean,
  province?: string | null,
  from: "province" | "canada" | "abroad" | null = null,
) {
  const address = canadianAddress(location, province);
  const placed = { jobLocation: { "@type": "Place", address } as const };
  if (!remote) return placed;
  // The countries are unknown, and Google accepts no "anywhere" (docs/facts.md), so none is given.
  if (from === "abroad") return { ...placed, jobLocationType: "TELECOMMUTE" } as const;
  const region = from === "province" && provinces.find(({ code }) => code === province);
  return {
    ...(address.addressLocality && placed),
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: {
      "@type": region ? "State" : "Country",
      name: region ? `${region.label}, Canada` : "Canada",
    },
  } as const;
}
