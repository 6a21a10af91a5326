"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import type { GivenStatus } from "@/lib/applications/status-change";
import type { Answered } from "./status-dialog";

const StatusDialog = lazy(() =>
  import("./status-dialog").then((file) => ({ default: file.StatusDialog })),
);

const acts: { status: GivenStatus; label: string; variant: "primary" | "outline" }[] = [
  { status: "Entretien", label: "Proposer un entretien", variant: "primary" },
  { status: "Refusée", label: "Refuser", variant: "outline" },
  { status: "En cours", label: "Remettre à l’étude", variant: "outline" },
];

/** What a recruiter can answer to an application; each opens the dialog with its status chosen. */
export function StatusButtons({ application, status }: { application: Answered; status: string }) {
  const [given, setGiven] = useState<GivenStatus | null>(null);
  return (
    <>
      {acts
        .filter((act) => act.status !== status)
        .map((act) => (
          <Button key={act.status} variant={act.variant} onClick={() => setGiven(act.status)}>
            {act.label}
          </Button>
        ))}
      {given && (
        <Suspense>
          <StatusDialog
            applications={[application]}
            status={given}
            onClose={() => setGiven(null)}
          />
        </Suspense>
      )}
    </>
  );
}
