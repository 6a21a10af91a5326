import clsx from "clsx";

/** A grey shape that keeps a place; size it by class ("h-6 w-40"). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "block animate-pulse rounded-sm bg-frost motion-reduce:animate-none",
        className,
      )}
    />
  );
}
