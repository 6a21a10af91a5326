import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { fontVariables } from "./fonts";
import { Footer } from "./footer";
import { Header } from "./header";

/** The page around every public screen, the same for everybody. */
export function PublicDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="fr-CA" className={fontVariables}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#contenu"
          className="absolute top-2 left-2 z-60 -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-paper no-underline focus:translate-y-0"
        >
          Aller au contenu
        </a>
        <Header />
        <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <Toaster />
      </body>
    </html>
  );
}
