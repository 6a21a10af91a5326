"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { CircleCheck } from "@/components/ui/icons";
import { notices } from "@/lib/copy/notices";
import { chooseDefaultDocument } from "@/lib/documents/actions";
import { rowAction } from "./row-action";

/** Makes this CV the one that applications take first. */
export function DefaultButton({ id, name }: { id: string; name: string }) {
  const { form, pending } = useFormAction(chooseDefaultDocument, {
    failure: notices.documentSaveFailed,
  });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" disabled={pending} className={rowAction}>
        <CircleCheck className="size-4.5" />
        Choisir par défaut
        <span className="sr-only"> : {name}</span>
      </button>
    </form>
  );
}
