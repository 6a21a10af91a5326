"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { AreaField, SelectField } from "@/components/forms/labelled";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { gateNotices } from "@/lib/copy/gate-notices";
import { decideReview } from "@/lib/trust/gate-actions";
import { REASON_LENGTH } from "@/lib/trust/schema";

/** Lets a publication appear, or refuses it. */
export function ReviewDecisionForm({ id }: { id: string }) {
  const { form, result, errors, pending } = useFormAction(decideReview, {
    failure: gateNotices.decisionFailed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      <SelectField name="outcome" label="Décision" errors={errors} defaultValue="" required>
        <option value="" disabled>
          Choisissez
        </option>
        <option value="approved">Accepter et mettre en ligne</option>
        <option value="refused">Refuser&nbsp;: elle reste un brouillon</option>
      </SelectField>
      <AreaField
        name="reason"
        label="Raison d’un refus"
        hint="Envoyée telle quelle à qui a publié, qui peut corriger et demander de nouveau."
        rows={5}
        maxLength={REASON_LENGTH}
        errors={errors}
      />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Décider"}
      </Button>
    </form>
  );
}
