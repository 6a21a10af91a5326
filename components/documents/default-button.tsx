"use client";

import { told } from "@/components/forms/told";
import { useFormAction } from "@/components/forms/use-form-action";
import { CircleCheck } from "@/components/ui/icons";
import { chooseDefaultDocument } from "@/lib/documents/actions";
import { rowAction } from "./row-action";

const chooseAndTell = told(chooseDefaultDocument);

/** Makes this CV the one that applications take first. */
export function DefaultButton({ id, name }: { id: string; name: string }) {
  const { form, pending } = useFormAction(chooseAndTell, { notices: false });
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
