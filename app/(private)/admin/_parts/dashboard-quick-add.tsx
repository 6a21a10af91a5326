"use client";

import { PublishDialog } from "@/app/_parts/publish";
import { QuickAdd } from "@/components/layout/quick-add";

/** Quick add for the dashboard, which already knows that the viewer is a recruiter: no layout shift. */
export function DashboardQuickAdd() {
  return (
    <QuickAdd
      variant="inline"
      dialog={(kind, onClose) => <PublishDialog kind={kind} onClose={onClose} />}
    />
  );
}
