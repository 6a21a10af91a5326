import Link from "next/link";
import type { ReactNode } from "react";
import { Check } from "@/components/ui/icons";
import { Panel } from "./panels";

type Step = {
  label: string;
  done: boolean;
  href: string;
  act: string;
  /** In place of the link, where it can be done at once. */
  control?: ReactNode;
};

/** The first steps, those done crossed off; nothing once all are. */
export function Checklist({ steps }: { steps: Step[] }) {
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <div className="mb-6">
      <Panel title="Pour bien commencer" note={`${done} sur ${steps.length}`}>
        <ul className="grid gap-2">
          {steps.map(({ label, done: isDone, href, act, control }) => (
            <li key={label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span
                aria-hidden="true"
                className={`grid size-5 place-items-center rounded-full border ${isDone ? "border-spruce bg-spruce text-on-spruce" : "border-edge"}`}
              >
                {isDone && <Check className="size-3.5" />}
              </span>
              <span className={isDone ? "text-muted" : "font-semibold"}>
                {label}
                {isDone && <span className="sr-only">{"\u00a0: fait"}</span>}
              </span>
              {!isDone &&
                (control || (
                  <Link href={href} prefetch={false} className="text-link">
                    {act}
                    <span className="sr-only">{`\u00a0: ${label}`}</span>
                  </Link>
                ))}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
