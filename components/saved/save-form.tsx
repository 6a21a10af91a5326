"use client";

import { useActionState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { Button } from "@/components/ui/button";
import { saveByForm } from "@/lib/saved/actions";
import type { SavedTarget } from "@/lib/saved/schema";

/** Saves by a plain form, for browsers without scripts. */
export function SaveForm({ kind, id }: SavedTarget) {
  const [result, action] = useActionState(saveByForm, null);
  return (
    <form action={action} className="grid justify-items-start gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="primary">
        Sauvegarder
      </Button>
    </form>
  );
}
