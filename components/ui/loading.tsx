import clsx from "clsx";

/**
 * A grey shape that keeps a place; size it by class ("h-6 w-40"). What it waits for comes by
 * script: without any it is not there.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("skeleton", className)} />;
}

/** A turning circle beside its sentence, told to screen readers. */
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
