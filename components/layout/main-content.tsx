import clsx from "clsx";
import type { ReactNode } from "react";

/** Main landmark, target of the skip link. */
export function MainContent({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="contenu" tabIndex={-1} className={clsx("flex-1 outline-none", className)}>
      {children}
    </main>
  );
}
