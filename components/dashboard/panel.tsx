import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** One picture of the dashboard, with its title and what it says in a line. */
export function Panel({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-line bg-snow p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** Of the shape of a panel's content, while it is counted. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-5 w-40" />
    </div>
  );
}

/** Nothing to draw yet. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-muted">{children}</p>;
}
