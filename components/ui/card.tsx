import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

/** Card surface. `clickable` requires one CardLink inside. */
export function Card({
  as: Element = "div",
  clickable = false,
  className,
  children,
}: {
  as?: "div" | "article" | "section" | "li" | "aside" | "form";
  clickable?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element className={clsx("card", clickable && "card-clickable", className)}>{children}</Element>
  );
}

/**
 * The one link that makes a whole card clickable: its area covers the card. Raise other controls above it
 * (class "relative z-1") to keep them usable.
 */
export function CardLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link data-card="" className={clsx("card-link", className)} {...props} />;
}
