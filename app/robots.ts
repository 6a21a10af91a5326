import type { MetadataRoute } from "next";
import { site } from "@/lib/shared/site";

/**
 * What search engines need not ask for. Pages that they may read but should not list say so
 * themselves ("noindex"): closing them here would hide that word.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/admin", "/espace-utilisateur", "/api/", "/auth/", "/calendrier/"],
    },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
