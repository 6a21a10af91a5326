"use client";

import { ApplyForm } from "@/components/applications/apply-form";
import { FileField } from "@/components/forms/labelled-fields";
import type { ApplicationTarget, Preparation } from "@/lib/applications/schema";
import { MAX_CVS } from "@/lib/shared/cv";

type Props = ApplicationTarget & { preparation: Preparation };

/** The form of an application on a page of its own, with a file field that needs no scripts. */
export function ApplyByForm(props: Props) {
  const canAdd = props.preparation.documents.length < MAX_CVS;
  return (
    <ApplyForm
      {...props}
      upload={() =>
        canAdd && (
          <FileField
            name="cv"
            label="Ajouter un CV"
            hint="Un PDF de 3&nbsp;Mo au plus ici, de 5&nbsp;Mo dans Mes documents."
            accept="application/pdf,.pdf"
            errors={{}}
          />
        )
      }
    />
  );
}
