"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { changeAlert } from "@/lib/alerts/actions";
import type { Alert } from "@/lib/alerts/schema";
import { frequencies } from "@/lib/alerts/schema";
import { alertNotices } from "@/lib/copy/alert-notices";
import { asKind, kinds } from "@/lib/publications/kinds";

export function AlertList({ alerts }: { alerts: Alert[] }) {
  return (
    <ul className="grid gap-3">
      {alerts.map((alert) => (
        <li key={alert.id}>
          <AlertCard alert={alert} />
        </li>
      ))}
    </ul>
  );
}

function AlertCard({ alert }: { alert: Alert }) {
  const { id, label, address, frequency, paused } = alert;
  const { mark, many } = kinds[asKind(alert.kind)];
  const { form, result, pending } = useFormAction(changeAlert, {
    failure: alertNotices.alertChangeFailed,
  });
  const other = frequency === "daily" ? "weekly" : "daily";
  return (
    <Card as="article" className="relative grid gap-3 p-4 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <Badge tone={mark.tone}>{many}</Badge>
          {paused && <Badge>En pause</Badge>}
        </p>
        <h3 className="mt-1.5 text-base break-words">
          <CardLink href={address}>{label}</CardLink>
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          {paused ? "Alerte en pause." : `${frequencies[frequency]} au plus.`}
        </p>
      </div>
      <form {...form} className="relative z-1 flex flex-wrap gap-2">
        <FormNotice result={result} />
        <input type="hidden" name="id" value={id} />
        {paused ? (
          <Act act="resume" label={label} pending={pending}>
            Reprendre
          </Act>
        ) : (
          <>
            <Act act="pause" label={label} pending={pending}>
              Mettre en pause
            </Act>
            <Act act={other} label={label} pending={pending}>
              {RATHER[other]}
            </Act>
          </>
        )}
        <Act act="delete" label={label} pending={pending}>
          Supprimer
        </Act>
      </form>
    </Card>
  );
}

const RATHER = { weekly: "Recevoir chaque semaine", daily: "Recevoir chaque jour" } as const;

type ActProps = { act: string; label: string; pending: boolean; children: string };

function Act({ act, label, pending, children }: ActProps) {
  return (
    <Button
      type="submit"
      name="act"
      value={act}
      disabled={pending}
      aria-label={`${children}\u00a0: ${label}`}
    >
      {children}
    </Button>
  );
}
