import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { PublicDocument } from "@/components/layout/document";
import { SuggestLoader } from "@/components/search/suggest-loader";
import { site } from "@/lib/shared/site";

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: `${site.name} · ${site.tagline}`, template: `%s · ${site.name}` },
  description: site.tagline,
  applicationName: site.name,
  robots: { googleBot: { "max-image-preview": "large", "max-snippet": -1 } },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  // Keeps a bottom sheet above the on-screen keyboard.
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f6" },
    { media: "(prefers-color-scheme: dark)", color: "#11181d" },
  ],
};

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <PublicDocument quickAdd={<SiteQuickAdd />}>
      {children}
      <SuggestLoader />
    </PublicDocument>
  );
}
