import type { ReactNode } from "react";

/**
 * Signs out by a plain form, with or without JavaScript: the whole page changes, so that nothing
 * of what its owner saw is left in the browser's memory.
 */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/auth/deconnexion" className={className}>
      {children}
    </form>
  );
}
