"use client";

import { told } from "@/components/forms/told";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { remindRecruiter } from "@/lib/applications/actions";

const remindAndTell = told(remindRecruiter);

/** "Relancer": one click, once. */
export function Remind({ id }: { id: string }) {
  const { form, pending } = useFormAction(remindAndTell, { notices: false });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="primary" disabled={pending}>
        <Mail className="size-4.5" />
        {pending ? "Envoi..." : "Relancer"}
      </Button>
    </form>
  );
}
