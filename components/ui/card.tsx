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
    <Element
      className={clsx(
        "rounded-card border border-line bg-snow",
        clickable &&
          "relative transition-[transform,box-shadow,border-color] duration-150 hover:-translate-y-0.5 hover:border-edge hover:shadow-lift has-[a[data-card]:focus-visible]:outline-3 has-[a[data-card]:focus-visible]:outline-offset-2 has-[a[data-card]:focus-visible]:outline-maple",
        className,
      )}
    >
      {children}
    </Element>
  );
}

/**
 * The one link that makes a whole card clickable: its area covers the card. Other controls in
 * the card stay usable when they are lifted above it (class "relative z-1").
 */
export function CardLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      data-card=""
      className={clsx(
        "no-underline outline-none after:absolute after:inset-0 after:rounded-card",
        className,
      )}
      {...props}
    />
  );
}
