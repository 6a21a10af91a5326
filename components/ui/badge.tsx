import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { X } from "./icons";

export type Tone = "green" | "blue" | "purple" | "orange" | "red" | "grey";

export const toneClass: Record<Tone, string> = {
  green: "bg-green text-on-green",
  blue: "bg-blue text-on-blue",
  purple: "bg-purple text-on-purple",
  orange: "bg-orange text-on-orange",
  red: "bg-red text-on-red",
  grey: "bg-grey text-on-grey",
};

/** Short fact on a coloured background; the transparent border becomes visible in forced colours. */
export function Badge({
  tone = "grey",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={clsx("badge", toneClass[tone], className)}>{children}</span>;
}

/** Item of a list (a skill, a requirement). */
export function Chip({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={clsx("chip", className)}>{children}</span>;
}

/** Chip as one choice among others; `current` marks the selected one. */
export function ChipLink({
  href,
  current = false,
  children,
}: {
  href: string;
  current?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      href={href}
      aria-current={current ? "true" : undefined}
      className={clsx(
        "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap no-underline transition-colors duration-150",
        current
          ? "border-spruce bg-spruce text-on-spruce"
          : "border-line bg-snow text-ink hover:border-edge hover:bg-frost",
      )}
    >
      {children}
    </Link>
  );
}

export function RemovableChip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      scroll={false}
      className="relative inline-flex min-h-9 items-center gap-1.5 md:max-w-full wrap-anywhere rounded-panel bg-spruce py-1 pr-2.5 pl-3.5 text-sm font-semibold text-on-spruce no-underline transition-colors duration-150 hover:bg-spruce-strong"
    >
      <span className="sr-only">Retirer le filtre&nbsp;: </span>
      {children}
      <X className="size-4 shrink-0" />
    </Link>
  );
}
