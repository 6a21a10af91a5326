"use client";

import { AreaField, SelectField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { verificationNotices } from "@/lib/copy/employer-notices";
import { decideVerification } from "@/lib/employers/verification-actions";
import { frenchText } from "@/lib/shared/french";

type Props = {
  employer: { id: string; name: string; website: string | null; verified_at: string | null };
  /** Legal name sent with the document; null when no document is pending. */
  legalName?: string | null;
  /** Expanded when a decision is pending; collapsed otherwise. */
  isOpen?: boolean;
};

/**
 * Lets an operator grant, refuse or revoke a company's verification, with a reason that its owners read.
 */
export function DecideVerification({ employer, legalName, isOpen }: Props) {
  const { id, name, website, verified_at } = employer;
  // A verified company that later sends a legal name stays verified unless the operator decides otherwise.
  const isVerified = verified_at !== null && !legalName;
  const { form, result, errors, pending } = useFormAction(decideVerification, {
    failure: verificationNotices.failed,
  });
  const fields = (
    <form {...form} className="grid max-w-xl gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      {/* The decision applies to the name and site displayed here, even if they change in the meantime. */}
      <input type="hidden" name="shown_name" value={name} />
      <input type="hidden" name="shown_website" value={website ?? ""} />
      <p className="wrap-anywhere">
        {frenchText(name)}, {website ?? "sans site web"}
      </p>
      {isVerified || !isOpen ? (
        <input type="hidden" name={`verified-${id}`} value={isVerified ? "0" : "1"} />
      ) : (
        <SelectField
          name={`verified-${id}`}
          label="Décision"
          errors={errors}
          defaultValue=""
          required
        >
          <option value="" disabled>
            Choisissez
          </option>
          <option value="1">Vérifier l’entreprise</option>
          <option value="0">Ne pas la vérifier</option>
        </SelectField>
      )}
      {legalName && (
        <label className="flex items-start gap-2 wrap-anywhere">
          <input type="checkbox" name={`legal-${id}`} value={legalName} className="mt-1" />
          {`Le document porte aussi ce nom légal\u00a0: ${legalName}`}
        </label>
      )}
      <AreaField
        name={`reason-${id}`}
        label="Raison de la décision"
        hint="Envoyée telle quelle aux propriétaires&nbsp;; ne nommez personne."
        rows={4}
        required
        maxLength={2_000}
        errors={errors}
      />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : submitOf(isVerified, isOpen)}
      </Button>
    </form>
  );
  if (isOpen) return fields;
  return (
    <details>
      <summary className="text-link cursor-pointer text-sm wrap-anywhere">
        {isVerified ? "Retirer la vérification\u00a0: " : "Vérifier l’entreprise\u00a0: "}
        {frenchText(name)}
      </summary>
      <div className="mt-4">{fields}</div>
    </details>
  );
}

function submitOf(isVerified: boolean, isOpen?: boolean): string {
  if (isOpen && !isVerified) return "Décider";
  return isVerified ? "Retirer la vérification" : "Vérifier l’entreprise";
}
