import clsx from "clsx";

/**
 * Placeholder while loading; size it by class ("h-6 w-40"). Hidden without scripts, since its content would
 * never arrive.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("skeleton", className)} />;
}

/** Spinner with its label, announced to screen readers. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p role="status" className={clsx("flex items-center gap-3 text-muted", className)}>
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-spruce"
      />
      {label}
    </p>
  );
}
