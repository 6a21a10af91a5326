import type { ReactNode } from "react";
import { BrokenTrail } from "./drawings";
import { ReloadButton } from "./reload-button";

/** Something failed: the sentence, "Réessayer", and where else to go (`children`). */
export function ErrorState({
  title,
  text,
  reference,
  level: Heading = "h2",
  children,
}: {
  title: string;
  text?: ReactNode;
  /** What the operator can look for in the log. */
  reference?: string;
  /** "h1" where the state is the whole page. */
  level?: "h1" | "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-5 py-12 text-center"
    >
      <div className="mb-2 w-44 text-maple">
        <BrokenTrail />
      </div>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="measure text-muted">{text}</p>}
      {reference && (
        <p className="text-sm text-muted">
          Référence : <code className="tabular-nums">{reference}</code>
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ReloadButton />
        {children}
      </div>
    </div>
  );
}
