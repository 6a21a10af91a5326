import clsx from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

type Variant = "primary" | "accent" | "outline" | "quiet" | "light";
type Size = "md" | "lg" | "icon";
type Look = { variant?: Variant; size?: Size };

/** What all buttons share: one class of app/pieces.css, since it is sent with each of them. */
const base = "button";

const variants: Record<Variant, string> = {
  primary:
    "border-spruce bg-spruce text-on-spruce hover:border-spruce-strong hover:bg-spruce-strong",
  accent: "border-maple bg-maple text-on-maple hover:border-maple-strong hover:bg-maple-strong",
  outline: "border-line bg-snow text-ink hover:border-edge hover:bg-frost",
  quiet: "border-transparent bg-transparent text-ink hover:bg-frost",
  /** On a deep ground, in both colour schemes. */
  light: "border-transparent bg-on-deep-strong text-deep hover:bg-on-deep",
};

const sizes: Record<Size, string> = {
  md: "min-h-11 px-4.5 py-2 text-base",
  lg: "min-h-13 px-6 py-3 text-base",
  icon: "size-11 p-0",
};

/** The classes of a button, for an element that is neither of the two below. */
export function buttonClass({ variant = "outline", size = "md" }: Look = {}) {
  return clsx(base, variants[variant], sizes[size]);
}

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: Look & ComponentProps<"button">) {
  return (
    <button type={type} className={clsx(buttonClass({ variant, size }), className)} {...props} />
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return <Link className={clsx(buttonClass({ variant, size }), className)} {...props} />;
}
