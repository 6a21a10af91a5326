import type { MetadataRoute } from "next";
import { site } from "@/lib/shared/site";

/**
 * Paths that crawlers need not request. Pages that they may read but not index have "noindex": blocking them
 * here would hide it.
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
