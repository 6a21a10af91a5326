"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { AreaField, FileField, SelectField } from "@/components/forms/labelled";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { verificationNotices } from "@/lib/copy/verification-notices";
import { decideProof, sendProof } from "@/lib/employers/proof-actions";

/** Sends a document of the employer to the team of the site. */
export function ProofForm({ employer }: { employer: string }) {
  const { form, result, errors, pending } = useFormAction(sendProof, {
    failure: verificationNotices.failed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={employer} />
      <FileField
        name="document"
        accept="application/pdf,.pdf"
        label="Document (PDF)"
        hint="2,5&nbsp;Mo au plus. Masquez les renseignements inutiles."
        required
        errors={errors}
      />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Envoyer le document"}
      </Button>
    </form>
  );
}

/** What an operator decides of a document. */
export function ProofDecisionForm({ id, employer }: { id: string; employer: string }) {
  const { form, result, errors, pending } = useFormAction(decideProof, {
    failure: verificationNotices.failed,
  });
  return (
    <form {...form} className="grid max-w-xl gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="employer" value={employer} />
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
      <AreaField
        name={`reason-${id}`}
        label="Raison de la décision"
        hint="Envoyée telle quelle aux propriétaires&nbsp;; le document est effacé."
        rows={3}
        required
        maxLength={2_000}
        errors={errors}
      />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Décider"}
      </Button>
    </form>
  );
}
