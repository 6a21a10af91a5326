import clsx from "clsx";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { kinds } from "@/lib/publications/kinds";

type Props = {
  kind: "freelance" | "scholarship";
  /** What the list is called where the page says where it stands. */
  list: string;
  title: string;
  /** The page is one that search engines leave alone: an example, something closed. */
  unlisted: boolean;
  header: ReactNode;
  /** Beside the text; on a phone it stands above it. */
  facts: ReactNode;
  /** At the bottom of a phone's screen. */
  apply: ReactNode;
  children: ReactNode;
};

/** The page of a mission or a bourse: heading and text, its facts beside them. */
export function DetailLayout(props: Props) {
  const { kind, list, title, unlisted, header, facts, apply, children } = props;
  return (
    <div className="wrap pt-6 pb-10 sm:pt-8">
      <Breadcrumb
        items={[{ label: list, href: kinds[kind].list }, { label: title }]}
        unlisted={unlisted}
      />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_1fr]">
        {header}
        <aside className="lg:sticky lg:top-[calc(var(--sticky-top)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {facts}
        </aside>
        <div className="measure grid min-w-0 gap-8">{children}</div>
      </div>
      <PhoneBar className="mt-8">{apply}</PhoneBar>
    </div>
  );
}

/** What stays within reach of the thumb while one reads. */
export function PhoneBar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "sticky bottom-0 z-10 -mx-4 border-t border-line bg-snow p-3 lg:hidden",
        className,
      )}
      data-print="no"
    >
      {children}
    </div>
  );
}
