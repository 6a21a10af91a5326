"use client";

import { AreaField } from "@/components/forms/labelled-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { saveReview } from "@/lib/applications/received-actions";
import { MAX_NOTES } from "@/lib/applications/received-schema";
import { notices } from "@/lib/copy/notices";

type Props = { id: string; isShortlisted: boolean; isHired: boolean; notes: string };

/** What the team writes of an application, among itself. */
export function ReviewForm({ id, isShortlisted, isHired, notes }: Props) {
  const { form, errors, pending } = useFormAction(saveReview, { failure: notices.reviewNotSaved });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Notes de l’équipe</h2>
      <form {...form} className="measure grid gap-4">
        <input type="hidden" name="application_id" value={id} />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Choice name="is_shortlisted" label="Présélection" checked={isShortlisted} />
          <Choice name="is_hired" label="Embauchée" checked={isHired} />
        </div>
        <AreaField
          name="notes"
          label="Notes"
          hint="La personne ne voit pas ces notes."
          errors={errors}
          defaultValue={notes}
          maxLength={MAX_NOTES}
          rows={4}
          optional
        />
        <div>
          <Button type="submit" disabled={pending}>
            {pending ? "Sauvegarde..." : "Enregistrer"}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Choice({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked}
        className="size-5 accent-spruce"
      />
      {label}
    </label>
  );
}
