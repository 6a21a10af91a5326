"use client";

import { PublishDialog } from "@/app/_parts/publish";
import { QuickAdd } from "@/components/layout/quick-add";

/** The same in the dashboard, whose page knows already that a recruiter reads it: it moves nothing. */
export function DashboardQuickAdd() {
  return (
    <QuickAdd
      variant="inline"
      dialog={(kind, onClose) => <PublishDialog kind={kind} onClose={onClose} />}
    />
  );
}
