"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { trustNotices } from "@/lib/copy/trust-notices";
import { clearSignals, openCase } from "@/lib/trust/signal-actions";

type Props = { kind: string; id: string; title: string };
type OpeningProps = Props & { label?: string };

/** Opens the case on which it is decided, with a reason. */
export function OpenCaseForm({ kind, id, title, label = "Décider" }: OpeningProps) {
  const { form, result, pending } = useFormAction(openCase, { failure: trustNotices.caseFailed });
  return (
    <form {...form} className="grid gap-2">
      <FormNotice result={result} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="accent" disabled={pending}>
        {label}
        <span className="sr-only"> de «&nbsp;{title}&nbsp;»</span>
      </Button>
    </form>
  );
}

/** Says that there is nothing in it. */
export function ClearSignalsForm({ kind, id, title, shown }: Props & { shown: string }) {
  const { form, result, pending } = useFormAction(clearSignals, {
    failure: trustNotices.signalsFailed,
  });
  return (
    <form {...form} className="grid gap-2">
      <FormNotice result={result} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={shown} />
      <Button type="submit" disabled={pending}>
        Rien à signaler
        <span className="sr-only"> dans «&nbsp;{title}&nbsp;»</span>
      </Button>
    </form>
  );
}
