import "./globals.css";
import type { Metadata } from "next";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { PublicDocument } from "@/components/layout/document";
import { PageNotFound } from "@/components/layout/page-not-found";
import { site } from "@/lib/shared/site";

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: `Page introuvable · ${site.name}`,
  description: "La page que vous cherchez n’existe pas ou n’existe plus.",
};

/** For addresses without a route, which are outside both root layouts. */
export default function GlobalNotFound() {
  return (
    <PublicDocument quickAdd={<SiteQuickAdd />}>
      <PageNotFound />
    </PublicDocument>
  );
}
