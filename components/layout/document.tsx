import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { suspensionNotice } from "@/lib/copy/suspension";
import { site } from "@/lib/shared/site";
import { Listening, NoticeFromAddress } from "./flash-message";
import { Footer } from "./footer";
import { Header } from "./header";
import { KeepPlace } from "./keep-place";
import { MainContent } from "./main-content";
import { SessionProvider } from "./session-provider";

type Props = {
  /** The page belongs to an account: it reloads when that user has signed out. */
  isPrivate?: boolean;
  children: ReactNode;
};

/** Shell of every page: fonts, skip link, session and notices. */
export function PageDocument({ isPrivate, children }: Props) {
  return (
    <html lang="fr-CA" className={fontVariables}>
      <body className="flex min-h-dvh flex-col">
        <a href="#contenu" className="skip-link">
          Aller au contenu
        </a>
        <SessionProvider isPrivate={isPrivate}>{children}</SessionProvider>
        <Toaster />
        <NoticeFromAddress />
        <Listening />
        <KeepPlace />
      </body>
    </html>
  );
}

type FrameProps = {
  /** Buttons with which recruiters publish, on every page of the site. */
  quickAdd: ReactNode;
  children: ReactNode;
};

/** Header, content and footer of public pages. */
export function PageFrame({ quickAdd, children }: FrameProps) {
  const { name, tagline, city, phone, email } = site;
  return (
    <>
      <Header name={name} searchSuspended={suspensionNotice("search")} />
      <MainContent>{children}</MainContent>
      <Footer
        name={name}
        tagline={tagline}
        city={city}
        phone={phone}
        email={email}
        year={new Date().getFullYear()}
      />
      {quickAdd}
    </>
  );
}

/** Document of public pages, identical for all users. */
export function PublicDocument(props: FrameProps) {
  return (
    <PageDocument>
      <PageFrame {...props} />
    </PageDocument>
  );
}

// The Latin subsets hold every letter of French. Only the text face is preloaded: titles are few, and use
// it as a fallback until their own face arrives, widened to match so that lines break at the same words.
const figtree = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});

/** The text face, widened to the width of the title face. */
const figtreeForTitles = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-for-titles",
  display: "swap",
  declarations: [{ prop: "size-adjust", value: "107%" }],
});

const bricolage = localFont({
  src: "../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  weight: "700",
  variable: "--font-bricolage",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
});

/** Classes of the `html` element. */
const fontVariables = [figtree, figtreeForTitles, bricolage]
  .map(({ variable }) => variable)
  .join(" ");
