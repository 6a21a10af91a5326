import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

type Variant = "primary" | "accent" | "outline" | "quiet" | "light";
type Size = "md" | "lg" | "icon";
type Look = { variant?: Variant; size?: Size };

/**
 * The classes of a button, for an element that is neither of the two below. They are pieces of
 * app/pieces.css, since they are sent with each button; `light` is for deep grounds.
 */
export function buttonClass({ variant = "outline", size = "md" }: Look = {}) {
  return `button button-${variant} button-${size}`;
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
