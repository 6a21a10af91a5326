import clsx from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";
import { ArrowLeft } from "./icons";

type Props = { href: string; className?: string; children: ReactNode };

/** Above a page's heading: the way to what it is a part of. */
export function BackLink({ href, className, children }: Props) {
  return (
    <Link
      href={href}
      className={clsx("text-link inline-flex min-h-8 items-center gap-2", className)}
    >
      <ArrowLeft className="size-4.5" />
      {children}
    </Link>
  );
}
