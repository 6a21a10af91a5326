import type { ReactNode } from "react";

/** The heading of a tab, and a line under it. */
export function TabHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h2 className="text-2xl">{title}</h2>
      {children && <p className="measure mt-1 text-muted">{children}</p>}
    </div>
  );
}
