import clsx from "clsx";
import { InitialsTile } from "@/components/ui/initials-tile";

const sides = { md: 52, lg: 64 } as const;

type Props = {
  name: string;
  /** Where browsers find it; null draws initials. */
  src: string | null;
  size?: keyof typeof sides;
  className?: string;
};

/** An employer's own picture, or its initials. */
export function EmployerLogo({ name, src, size = "md", className }: Props) {
  if (src === null) return <InitialsTile name={name} size={size} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: it is small, and stored as it is shown.
    <img
      src={src}
      alt=""
      width={sides[size]}
      height={sides[size]}
      loading="lazy"
      decoding="async"
      className={clsx(
        "shrink-0 rounded-control border border-line bg-snow object-contain",
        size === "lg" ? "size-16" : "size-13",
        className,
      )}
    />
  );
}
