"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { AreaField } from "@/components/forms/labelled";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { verificationNotices } from "@/lib/copy/verification-notices";
import { operateVerification } from "@/lib/employers/verification-actions";
import { frenchText } from "@/lib/ground/french";

type Props = {
  employer: string;
  name: string;
  website: string | null;
  isVerified: boolean;
};

/** By an operator, with the reason that its owners read: verifies an employer, or takes it back. */
export function OperateVerification({ employer, name, website, isVerified }: Props) {
  const { form, result, errors, pending } = useFormAction(operateVerification, {
    failure: verificationNotices.failed,
  });
  return (
    <details className="mt-4">
      <summary className="text-link cursor-pointer wrap-anywhere">
        {isVerified ? "Retirer la vérification de " : "Vérifier sur documents "}
        {frenchText(name)}
      </summary>
      <form {...form} className="mt-4 grid max-w-xl gap-4">
        <FormNotice result={result} />
        <input type="hidden" name="id" value={employer} />
        <input type="hidden" name="verified" value={isVerified ? "0" : "1"} />
        {!isVerified && <Shown name={name} website={website} />}
        <AreaField
          // Several of these stand on one page, beside a decision with a reason of its own.
          name={`reason-${employer}`}
          label={isVerified ? "Raison du retrait" : "Raison de la vérification"}
          hint="Envoyée telle quelle aux propriétaires&nbsp;; ne nommez personne."
          rows={4}
          required
          maxLength={2_000}
          errors={errors}
        />
        <Button type="submit" disabled={pending} className="justify-self-start">
          {pending ? "Envoi..." : isVerified ? "Retirer la vérification" : "Vérifier l’entreprise"}
        </Button>
      </form>
    </details>
  );
}

/** What is verified is the name and the site that stand here, and no others. */
function Shown({ name, website }: Pick<Props, "name" | "website">) {
  return (
    <>
      <p className="wrap-anywhere">
        {frenchText(name)}, {website ?? "sans site web"}
      </p>
      <input type="hidden" name="shown_name" value={name} />
      <input type="hidden" name="shown_website" value={website ?? ""} />
    </>
  );
}
