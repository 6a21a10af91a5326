"use client";

import { useSession } from "@/components/layout/session-provider";
import { createViewerIds, useViewerId } from "@/components/layout/viewer-ids";
import { ButtonLink } from "@/components/ui/button";
import { useSubject } from "@/components/ui/card-subject";
import { later } from "@/components/ui/lazy";
import { ApplyLauncher } from "./apply-launcher";

const QuickDialog = later(() => import("./quick-dialog").then((file) => file.QuickDialog));

/** Ids of the viewer's own job offers, which they cannot apply to. */
const own = createViewerIds("/api/own-jobs");

export function QuickApplyButton() {
  const { id } = useSubject();
  const { viewer } = useSession();
  const isOwn = useViewerId(own, viewer?.role === "recruteur" ? viewer.id : null, id);
  if (isOwn) {
    return (
      <ButtonLink href={`/admin/jobs?modifier=${id}`} variant="quiet">
        Modifier
      </ButtonLink>
    );
  }
  return (
    <ApplyLauncher
      kind="job"
      id={id}
      label="Postuler rapidement"
      variant="quiet"
      dialog={(props) => <QuickDialog {...props} />}
    />
  );
}
