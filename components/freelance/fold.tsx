import clsx from "clsx";

/** The perforation of a work order: dashes, and a notch in each edge of the card. */
export function Fold({ className }: { className?: string }) {
  const notch =
    "absolute -top-2 size-4 rounded-full border border-line bg-paper transition-colors duration-150 group-hover:border-edge";
  return (
    <div
      aria-hidden="true"
      className={clsx("relative border-t border-dashed border-edge/50", className)}
    >
      <span className={`${notch} -left-[9px] [clip-path:inset(0_0_0_50%)]`} />
      <span className={`${notch} -right-[9px] [clip-path:inset(0_50%_0_0)]`} />
    </div>
  );
}
