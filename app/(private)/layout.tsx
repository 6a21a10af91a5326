import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { PageDocument } from "@/components/layout/document";
import { CircleCheck, TriangleAlert } from "@/components/ui/icons";
import { flashMessage } from "@/lib/copy/flash-messages";
import { FLASH_HEADER } from "@/lib/copy/flash-parameter";
import type { Notice } from "@/lib/copy/notice";

import { site } from "@/lib/shared/site";

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s · ${site.name}` },
  description: site.tagline,
  applicationName: site.name,
  formatDetection: { telephone: false, email: false, address: false },
  robots: { index: false },
};

export const viewport: Viewport = {
  // Keeps a bottom sheet above the on-screen keyboard.
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f6" },
    { media: "(prefers-color-scheme: dark)", color: "#11181d" },
  ],
};

/** Rendered for each request, because the policy contains a nonce. */
export default async function PrivateLayout({ children }: { children: ReactNode }) {
  await connection();
  // A layout does not get the query: the middleware passes the flash message in a header.
  const notice = flashMessage((await headers()).get(FLASH_HEADER));
  return (
    <PageDocument isPrivate>
      {notice && <FlashWithoutScripts notice={notice} />}
      {children}
    </PageDocument>
  );
}

/** Flash message for readers without JavaScript: with it, `NoticeFromAddress` displays a toast instead. */
function FlashWithoutScripts({ notice: { title, description, tone } }: { notice: Notice }) {
  const Icon = tone === "error" ? TriangleAlert : CircleCheck;
  return (
    <noscript>
      <div className="flex justify-center gap-3 border-b border-line bg-frost px-5 py-3">
        <Icon
          className={`mt-0.5 size-5 shrink-0 ${tone === "error" ? "text-maple" : "text-spruce"}`}
        />
        <p>
          <strong className="font-semibold">{title}</strong> {description}
        </p>
      </div>
    </noscript>
  );
}
