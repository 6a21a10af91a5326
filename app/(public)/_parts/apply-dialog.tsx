"use client";

import { ApplyForm } from "@/components/applications/apply-form";
import type { ApplyDialogProps } from "@/components/applications/apply-launcher";
import { PreparedDialog } from "@/components/applications/prepared-dialog";
import { CvUpload } from "@/components/documents/cv-upload";
import { notices } from "@/lib/copy/server-notices";
import { MAX_CVS } from "@/lib/shared/cv";

const titles = {
  job: "Postuler à cette offre",
  freelance: "Envoyer ma proposition",
  scholarship: "Postuler à cette bourse",
};

/** Combines the domains of applications and CVs. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { kind, id, onApplied } = props;
  return (
    <PreparedDialog {...props} title={titles[kind]}>
      {(preparation, reload) => (
        <ApplyForm
          kind={kind}
          id={id}
          preparation={preparation}
          onSent={onApplied}
          upload={(report) =>
            preparation.documents.length < MAX_CVS ? (
              <CvUpload
                onStart={() => report("sending")}
                onEnd={async (isAdded) =>
                  report(isAdded && (await reload()) ? "arrived" : "failed")
                }
              />
            ) : (
              <p className="text-sm">{notices.documentQuota.description}</p>
            )
          }
        />
      )}
    </PreparedDialog>
  );
}
