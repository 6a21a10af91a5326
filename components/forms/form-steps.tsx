import clsx from "clsx";

/** A part of a long form: its name, and the fields that are mended there. */
export type FormStep = { label: string; names: readonly string[] };

type Props = { steps: readonly FormStep[]; current: number; onChoose: (step: number) => void };

/** The outline of a long form; on a phone only the step at hand is named. */
export function StepOutline({ steps, current, onChoose }: Props) {
  return (
    <nav aria-label="Étapes" className="mb-5">
      <ol className="flex gap-1.5">
        {steps.map(({ label }, step) => (
          <li key={label} className={clsx(step === current && "max-sm:flex-1", "sm:flex-1")}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onChoose(step)}
              className="flex h-full min-h-11 w-full items-center gap-2 rounded-control border-b-3 border-line px-2 text-left text-sm hover:bg-frost aria-[current]:border-spruce aria-[current]:font-semibold"
            >
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-frost in-aria-[current]:bg-spruce in-aria-[current]:text-on-spruce"
              >
                {step + 1}
              </span>
              <span className={clsx(step !== current && "max-sm:sr-only")}>{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first step with something to mend; null where there is none. */
export function stepToMend(steps: readonly FormStep[], errors: Record<string, string>) {
  const step = steps.findIndex(({ names }) => names.some((name) => Object.hasOwn(errors, name)));
  return step === -1 ? null : step;
}
