import type { ReactNode } from "react";

/**
 * Signs out by a plain form, which loads a new document, so that no private data stays in the browser's
 * memory.
 */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/auth/deconnexion" className={className}>
      {children}
    </form>
  );
}
