import { provinces } from "@/lib/places/provinces";
import { employerPath } from "@/lib/publications/employer-mark";
import { site } from "@/lib/shared/site";
import type { Employer } from "./schema";

/** Returns schema.org's Organization for an employer: only what its page shows too. */
export function organization(employer: Employer, logo: string | null) {
  const { slug, name, description, website, province } = employer;
  const region = provinces.find(({ code }) => code === province)?.label;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${site.url}${employerPath(slug)}#organisation`,
    name,
    url: site.url + employerPath(slug),
    ...(description && { description }),
    ...(website && { sameAs: [website] }),
    ...(logo && { logo }),
    ...(region && {
      address: { "@type": "PostalAddress", addressRegion: region, addressCountry: "CA" },
    }),
  };
}
