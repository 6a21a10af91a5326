import clsx from "clsx";
import type { ReactNode } from "react";

export type Tone = "green" | "blue" | "purple" | "orange" | "red" | "grey";

export const toneClass: Record<Tone, string> = {
  green: "bg-green text-on-green",
  blue: "bg-blue text-on-blue",
  purple: "bg-purple text-on-purple",
  orange: "bg-orange text-on-orange",
  red: "bg-red text-on-red",
  grey: "bg-grey text-on-grey",
};

/** A short fact on a coloured ground; the transparent border shows in forced colours. */
export function Badge({
  tone = "grey",
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-sm border border-transparent px-2 py-0.5 text-xs font-semibold whitespace-nowrap",
        toneClass[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
