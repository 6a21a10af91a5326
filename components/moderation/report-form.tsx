"use client";

import { AreaField, Honeypot, SelectField, TextField } from "@/components/forms/fields";
import { FormOutcome } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { reportContent } from "@/lib/moderation/actions";
import { MESSAGE_LENGTH, reasonsFor } from "@/lib/moderation/reporting";

/** Without JavaScript the form posts to its own page. */
export function ReportForm({ kind, id }: { kind: string; id: string }) {
  const { form, result, errors, draft, pending } = useFormAction(reportContent, {
    failure: moderationNotices.reportFailed,
    draft: `signalement/${kind}/${id}`,
  });
  const { viewer } = useSession();
  if (result?.status === "done") {
    // The result is shorter than the form: focusing it scrolls it into view.
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <FormOutcome {...result} />
      </div>
    );
  }
  const typed = result?.values ?? {};
  return (
    <form {...form} className="relative grid gap-5">
      <DraftNote {...draft} />
      {result && <FormOutcome {...result} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <SelectField
        name="reason"
        label="Raison du signalement"
        errors={errors}
        required
        defaultValue={typed.reason ?? ""}
      >
        <option value="" disabled>
          Choisissez
        </option>
        {Object.entries(reasonsFor(kind)).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <AreaField
        name="message"
        label="Précisions"
        optional
        hint="Racontez les faits, avec la date. N’indiquez aucun numéro de carte bancaire."
        rows={6}
        maxLength={MESSAGE_LENGTH}
        errors={errors}
        defaultValue={typed.message}
      />
      {viewer ? (
        <p className="text-sm wrap-anywhere">{`Vous recevrez la décision à ${viewer.email}.`}</p>
      ) : (
        <TextField
          name="email"
          type="email"
          label="Votre courriel"
          optional
          hint="Pour recevoir la décision. Si vous avez un compte, connectez-vous plutôt."
          maxLength={254}
          autoComplete="email"
          errors={errors}
          defaultValue={typed.email}
        />
      )}
      <Honeypot />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={pending}
        className="justify-self-start"
      >
        {pending ? "Envoi..." : "Envoyer le signalement"}
      </Button>
    </form>
  );
}

/** At module level: a new function on each render would take the focus again. */
function takeFocus(outcome: HTMLElement | null) {
  outcome?.focus();
}
