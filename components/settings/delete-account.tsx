"use client";

import { useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { CancelButton, Dialog } from "@/components/ui/dialog";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { notices } from "@/lib/copy/notices";
import { deleteAccount } from "@/lib/settings/actions";
import { DELETION_WORD } from "@/lib/settings/schema";

/** The button and the dialog that delete the account, once the word has been typed. */
export function DeleteAccount({ isRecruiter }: { isRecruiter: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Supprimer votre compte&nbsp;?"
      description={
        <>
          <p>
            Profil, documents, candidatures et favoris seront effacés tout de suite. Cette action
            est irréversible.
          </p>
          {isRecruiter && (
            <p className="mt-3">
              Vos annonces seront retirées et les personnes qui ont postulé, prévenues. Vos articles
              publiés restent, sans votre nom.
            </p>
          )}
        </>
      }
      trigger={<Button className="border-maple! text-maple!">Supprimer mon compte</Button>}
    >
      <DeletionForm />
    </Dialog>
  );
}

function DeletionForm() {
  const { form, errors, result, pending } = useFormAction(deleteAccount, {
    failure: notices.accountDeleteFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <Field
        id="confirmation"
        label={`Écrivez ${DELETION_WORD} pour confirmer`}
        error={errors.confirmation}
      >
        <Input
          {...fieldProps("confirmation", { error: errors.confirmation })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" variant="accent" disabled={pending}>
          {pending ? "Suppression..." : "Supprimer définitivement"}
        </Button>
      </div>
    </form>
  );
}
