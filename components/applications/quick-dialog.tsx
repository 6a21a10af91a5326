"use client";

import { useEffect } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button, buttonClass } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/dialog";
import { ChevronDown } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { FileText } from "@/components/ui/private-icons";
import { sendApplication } from "@/lib/applications/actions";
import type { Preparation } from "@/lib/applications/schema";
import { applicationFailure } from "@/lib/copy/application-notices";
import { notices } from "@/lib/copy/server-notices";
import { type ApplyDialogProps, openedPage } from "./apply-launcher";
import { PreparedDialog } from "./prepared-dialog";

/** Sends the default CV and the default letter after one confirmation. */
export function QuickDialog(props: ApplyDialogProps) {
  return (
    <PreparedDialog {...props} title="Postuler rapidement">
      {(preparation) =>
        preparation.documents.length === 0 ? (
          <NoCv id={props.id} />
        ) : preparation.questions.length > 0 ? (
          <Questions id={props.id} />
        ) : (
          <Confirmation {...props} preparation={preparation} />
        )
      }
    </PreparedDialog>
  );
}

function Confirmation({
  kind,
  id,
  preparation,
  onApplied,
}: ApplyDialogProps & { preparation: Preparation }) {
  const { documents, letter } = preparation;
  const { form, result, pending } = useFormAction(sendApplication, {
    failure: applicationFailure(kind),
    onDone: onApplied,
  });
  return (
    <form {...form} className="grid gap-5">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="document_id" value={documents[0]?.id} />
      <input type="hidden" name="cover_message" value={letter} />
      <p className="flex items-center gap-3">
        <FileText className="size-5 shrink-0 text-maple" />
        <span className="min-w-0 break-words">
          Votre CV par défaut&nbsp;: <strong>{documents[0]?.name}</strong>
        </span>
      </p>
      <details className="group rounded-control border border-line px-4 py-2">
        <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
          Relire le message
          <ChevronDown className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p className="py-2 text-sm wrap-anywhere whitespace-pre-line">{letter}</p>
      </details>
      <FormNotice result={result} />
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:*:flex-1">
        <CancelButton />
        <Button type="submit" variant="accent" disabled={pending}>
          {pending ? "Envoi..." : "Envoyer ma candidature"}
        </Button>
      </div>
      <p className="text-center text-sm">
        <a href={openedPage({ kind: "job", id })} className="text-link">
          Changer de CV ou de message
        </a>
      </p>
    </form>
  );
}

/** Offers with questions need the full apply dialog. */
function Questions({ id }: { id: string }) {
  return (
    <div className="grid gap-4">
      <p>Le recruteur pose des questions&nbsp;: répondez-y avec votre candidature.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <a href={openedPage({ kind: "job", id })} className={buttonClass({ variant: "primary" })}>
          Répondre
        </a>
      </div>
    </div>
  );
}

/** Without a stored CV, leads to the offer's full dialog, which takes an upload. */
function NoCv({ id }: { id: string }) {
  useEffect(() => {
    notify(notices.cvRequired);
  }, []);
  return (
    <div className="grid gap-4">
      <p>Ajoutez d’abord un CV à vos documents.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <a href={openedPage({ kind: "job", id })} className={buttonClass({ variant: "primary" })}>
          Ajouter un CV
        </a>
      </div>
    </div>
  );
}
