import type { MetadataRoute } from "next";
import { site } from "@/lib/shared/site";

export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: "fr-CA",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf9f6",
    theme_color: "#fbf9f6",
    categories: ["business", "education", "news"],
    icons: [
      icon("icone", 192, "any"),
      icon("icone", 512, "any"),
      icon("icone-maskable", 192, "maskable"),
      icon("icone-maskable", 512, "maskable"),
    ],
    shortcuts: [
      { name: "Emplois", url: "/emplois" },
      { name: "Missions freelance", url: "/freelance" },
      { name: "Bourses", url: "/bourses" },
      { name: "Actualités", url: "/actualites" },
    ],
  };
}
