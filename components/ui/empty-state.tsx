import type { ReactNode } from "react";

/** Nothing to show: what happened, then what to do next (`children`: links or buttons). */
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

/** A trail through spruces that leads to an empty horizon. */
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
