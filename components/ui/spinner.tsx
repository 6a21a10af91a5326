import clsx from "clsx";

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
