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
  return <span className={clsx("badge", toneClass[tone], className)}>{children}</span>;
}
