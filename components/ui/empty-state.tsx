import type { ReactNode } from "react";
import { EmptyTrail } from "./drawings";

/** Nothing to show: what happened, then what to do next (`children`: links or buttons). */
export function EmptyState({
  title,
  text,
  drawing = <EmptyTrail />,
  level: Heading = "h2",
  children,
}: {
  title: string;
  text?: ReactNode;
  drawing?: ReactNode;
  /** "h1" where the state is the whole page. */
  level?: "h1" | "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-5 py-12 text-center">
      <div className="mb-2 w-44 text-spruce">{drawing}</div>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="measure text-muted">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
