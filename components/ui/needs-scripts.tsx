import clsx from "clsx";
import type { ReactNode } from "react";

/** Explains why a button is missing, for browsers without scripts: "Répondre" demande JavaScript. */
export function NeedsScripts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={clsx("hidden font-semibold noscript:block", className)}>
      {children} demande JavaScript&nbsp;: activez-le, ou utilisez un autre navigateur.
    </p>
  );
}
