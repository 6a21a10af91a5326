import Link from "next/link";
import type { ReactNode } from "react";
import { ArrowRight } from "@/components/ui/icons";

/** A part of the home page: its title, the way to more of it, its content. */
export function Section({
  id,
  title,
  lead,
  more,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  more?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="wrap py-6 sm:py-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 sm:mb-6">
        <div>
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          {lead && <p className="measure mt-2 text-muted">{lead}</p>}
        </div>
        {more && (
          <Link href={more.href} className="text-link inline-flex min-h-11 items-center gap-1.5">
            {more.label}
            <ArrowRight className="size-4.5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
