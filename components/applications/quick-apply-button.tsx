"use client";

import { later } from "@/components/ui/later";
import { useSubject } from "@/components/ui/subject";
import { ApplyLauncher } from "./apply-launcher";

const QuickDialog = later(() => import("./quick-dialog").then((file) => file.QuickDialog));

export function QuickApplyButton() {
  const { id } = useSubject();
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
