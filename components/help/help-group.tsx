import {
  Children,
  type ComponentProps,
  type ComponentType,
  isValidElement,
  type ReactNode,
} from "react";
import { ButtonLink } from "@/components/ui/button";
import { ArrowRight, Info } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Section } from "@/lib/text/mdx";

type Theme = Section & { Icon: ComponentType<{ className?: string }> };

export function HelpGroup({ id, title, Icon, parts }: Theme) {
  return (
    <section id={id} aria-labelledby={`${id}-titre`} className="border-t border-line pt-10">
      <h2 id={`${id}-titre`} className="flex items-center gap-3 text-2xl sm:text-3xl">
        <span className="text-maple">
          <Icon className="size-7" />
        </span>
        {title}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {parts.map((task) => (
          <article key={task.id} id={task.id} className="min-w-0">
            <h3 className="text-xl">{task.title}</h3>
            {task.body}
          </article>
        ))}
      </div>
    </section>
  );
}

/** MDX components of a task: numbered steps, tips and the starting link. */
export const helpElements = { ol: Steps, blockquote: Tip, p: Plain, a: Way };

function Steps({ children }: { children?: ReactNode }) {
  const steps = Children.toArray(children).filter((step) =>
    isValidElement<ComponentProps<"li">>(step),
  );
  return (
    <ol className="mt-4 grid">
      {steps.map((step, index) => (
        <li key={step.key} className="relative flex gap-4 pb-4 last:pb-0">
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-7 bottom-0 left-3.5 border-l-2 border-dotted border-edge"
            />
          )}
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-frost text-sm font-semibold tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{step.props.children}</span>
        </li>
      ))}
    </ol>
  );
}

/** Common mistake or prerequisite. */
function Tip({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-4 flex gap-2.5 text-sm text-muted">
      <Info className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  );
}

/** Renders a paragraph without its own spacing: tips and links have theirs. */
function Plain({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

function Way({ href = "", children }: ComponentProps<"a">) {
  return (
    <Link href={href} className="text-link mt-2 inline-flex min-h-11 items-center gap-1.5">
      {children}
      <ArrowRight className="size-4.5" />
    </Link>
  );
}

export function HelpNav({ groups }: { groups: Theme[] }) {
  return (
    <nav aria-label="Démarches" className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ id, title, Icon, parts }) => (
        <div key={id} className="border-t-3 border-sun pt-4">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold">
            <Icon className="size-5 text-maple" />
            {title}
          </p>
          <ul className="mt-1">
            {parts.map((task) => (
              <li key={task.id}>
                <a
                  href={`#${task.id}`}
                  className="inline-flex min-h-9 items-center py-1 leading-snug underline-offset-3 hover:underline"
                >
                  {task.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

export function StillStuck() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-frost px-6 py-6">
      <p className="text-lg">
        <span className="font-display font-bold">Vous n’y arrivez pas&nbsp;?</span> Écrivez-nous,
        nous vous aiderons.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/contact?type=support" variant="primary">
          Nous écrire
        </ButtonLink>
        <ButtonLink href="/faq">Questions fréquentes</ButtonLink>
      </div>
    </div>
  );
}
