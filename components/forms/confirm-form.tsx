"use client";

import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/dialog";
import type { Notice } from "@/lib/copy/server-notices";
import { FormNotice } from "./form-notice";
import { type FormAction, useFormAction } from "./use-form-action";

type Props = {
  /** Id of the row that the action applies to. */
  id: string;
  action: FormAction;
  failure: Notice;
  onDone: () => void;
  label: string;
  pendingLabel: string;
};

/** Buttons of a dialog that confirms an irreversible action. */
export function ConfirmForm({ id, action, failure, onDone, label, pendingLabel }: Props) {
  const { form, result, pending } = useFormAction(action, { failure, onDone });
  return (
    <form {...form} className="flex flex-wrap justify-end gap-3">
      <div className="basis-full empty:hidden">
        <FormNotice result={result} />
      </div>
      <input type="hidden" name="id" value={id} />
      <CancelButton />
      <Button type="submit" variant="accent" disabled={pending}>
        {pending ? pendingLabel : label}
      </Button>
    </form>
  );
}
