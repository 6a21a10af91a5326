import clsx from "clsx";
import { type Tone, toneClass } from "./badge";
import { initials, stableIndex } from "./initials";

const tones: Tone[] = ["green", "blue", "purple", "orange", "grey", "red"];
const sizes = { md: "size-11 text-sm sm:size-13 sm:text-base", lg: "size-16 text-lg" };

/** Stands where a logo would: initials on a colour that belongs to the name. */
export function InitialsTile({
  name,
  size = "md",
  className,
}: {
  name: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  const tone = tones[stableIndex(name, tones.length)] ?? "grey";
  return (
    <span
      aria-hidden="true"
      className={clsx("initials-tile", toneClass[tone], sizes[size], className)}
    >
      {initials(name)}
    </span>
  );
}
