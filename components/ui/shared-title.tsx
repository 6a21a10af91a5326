import { type ReactNode, ViewTransition } from "react";

/**
 * The title on a card and the title of its page are the same thing: where the browser can, it
 * moves from one place to the other (docs/design.md, Movement; how is in app/globals.css).
 */
export function SharedTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`titre-${id}`} share="title" default="none">
      {children}
    </ViewTransition>
  );
}
