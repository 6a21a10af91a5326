import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

/** A sheet of paper on the page. `clickable` goes with one CardLink inside. */
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
 * The one link that makes a whole card clickable: its area covers the card. Other controls in
 * the card stay usable when they are lifted above it (class "relative z-1").
 */
export function CardLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link data-card="" className={clsx("card-link", className)} {...props} />;
}
