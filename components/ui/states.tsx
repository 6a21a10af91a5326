import type { ReactNode } from "react";
import { ReloadButton } from "./reload-button";

/** Empty state: what happened, then what to do next (`children`: links or buttons). */
export function EmptyState({
  title,
  text,
  drawing = <EmptyTrail />,
  level: Heading = "h2",
  children,
}: {
  title: string;
  text?: ReactNode;
  drawing?: ReactNode;
  /** "h1" where the state is the whole page. */
  level?: "h1" | "h2" | "h3";
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-5 py-12 text-center">
      <div className="mb-2 w-44 text-spruce">{drawing}</div>
      <Heading className="text-xl">{title}</Heading>
      {text && <p className="measure text-muted">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

function EmptyTrail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" className="block w-full">
      <circle cx="116" cy="46" r="15" className="fill-sun" />
      <path d="M0 66l34-22 26 14 34-26 30 24 22-12 30 22v30H0z" className="fill-ridge-1" />
      <path d="M0 78c40-14 72-4 98-6s50-8 78 0v24H0z" className="fill-ridge-3" />
      <path
        d="M84 96c-2-8 8-9 6-14s-8-3-4-8"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M22 82l8-26 8 26zM36 84l6-19 6 19zM140 80l7-24 7 24z" className="fill-ridge-5" />
    </svg>
  );
}

/** Error state: message, "Réessayer", and other links (`children`). */
export function ErrorState({
  title,
  text,
  reference,
  level: Heading = "h2",
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Reference of the error, for the operator to find it in the log. */
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
          Référence&nbsp;: <code className="tabular-nums">{reference}</code>
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ReloadButton />
        {children}
      </div>
    </div>
  );
}

function BrokenTrail() {
  return (
    <svg aria-hidden="true" viewBox="0 0 176 96" className="block w-full">
      <path d="M0 66l34-22 26 14 34-26 30 24 22-12 30 22v30H0z" className="fill-ridge-1" />
      <path d="M0 78c40-14 72-4 98-6s50-8 78 0v24H0z" className="fill-ridge-3" />
      <path d="M22 82l8-26 8 26zM140 80l7-24 7 24z" className="fill-ridge-5" />
      <path
        d="M70 82l44-9m-34 7l-5-9m13 7l-4-10m13 8l-4-10m12 8l-3-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ridge-5"
      />
      <path
        d="M98 40a10 10 0 0 1 4-19 14 14 0 0 1 27-2 10.500 10.500 0 0 1 2 21z"
        className="fill-frost stroke-edge"
        strokeWidth="1.500"
      />
      <path
        d="M106 47l-3 7m12-7l-3 7m12-7l-3 7"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
