"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Mail } from "@/components/ui/icons";
import { remindRecruiter } from "@/lib/applications/actions";
import { notices } from "@/lib/copy/notices";

/** "Relancer": one click, once. */
export function Remind({ id }: { id: string }) {
  const { form, pending } = useFormAction(remindRecruiter, { failure: notices.reminderNotSent });
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
