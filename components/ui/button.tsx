import clsx from "clsx";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";

type Variant = "primary" | "accent" | "outline" | "quiet" | "light";
type Size = "md" | "lg" | "icon";
type Look = { variant?: Variant; size?: Size };

/**
 * Returns the classes of a button, for elements other than the two below. They are defined in
 * app/pieces.css, to keep them short in the markup; `light` is for dark backgrounds.
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
