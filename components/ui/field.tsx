import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ChevronDown } from "./icons";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx("control h-11", className)} {...props} />;
}

export function FileInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <input
      {...props}
      type="file"
      className="control h-auto p-2.5 file:mr-3 file:min-h-9 file:rounded-sm file:border file:border-line file:bg-frost file:px-3 file:font-semibold"
    />
  );
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={clsx("control py-2.5", className)} {...props} />;
}

/** Native select with a custom arrow; `className` applies to its frame. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={clsx("relative block", className)}>
      <select className={"control h-11 appearance-none truncate pr-10"} {...props}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
    </span>
  );
}

type Messages = { hint?: ReactNode; error?: string };

/** Returns the props that link a control to its label, hint and error. */
export function fieldProps(id: string, { hint, error }: Messages = {}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** Label, control, hint and error. The control takes `fieldProps(id, { hint, error })`. */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: Messages & {
  id: string;
  label: ReactNode;
  optional?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        <span>{label}</span>
        {optional && <span className="font-normal text-muted"> (facultatif)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-maple">
          {error}
        </p>
      )}
    </div>
  );
}
