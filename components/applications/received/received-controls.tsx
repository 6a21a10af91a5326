"use client";

import clsx from "clsx";
import { type ReactNode, useRef, useState } from "react";
import { TickAll } from "@/components/admin/tick-all";
import { AreaField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/lazy";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { saveReview } from "@/lib/applications/received-actions";
import { canSetStatus, MAX_NOTES, type SettableStatus } from "@/lib/applications/received-schema";
import { countApplicationsChosen } from "@/lib/copy/counts";
import { politeRefusal } from "@/lib/copy/received-notices";
import { notices } from "@/lib/copy/server-notices";
import type { Answered } from "./status-dialog";

const StatusDialog = later(() => import("./status-dialog").then((file) => file.StatusDialog));

/**
 * Bulk actions. The checkboxes are in the server-rendered table; this component only counts them and opens
 * the dialog for the selected rows.
 */
export function Selection({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<Answered[]>([]);
  const [open, setOpen] = useState<"refuse" | "choose" | null>(null);

  const boxes = () => [
    ...(frame.current?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? []),
  ];
  const count = () =>
    setChosen(
      boxes()
        .filter((box) => box.checked)
        .map((box) => ({ id: box.value, name: box.dataset.name ?? "" })),
    );
  const tick = (ticked: boolean) => {
    for (const box of boxes()) box.checked = ticked;
    count();
  };

  return (
    <fieldset
      ref={frame}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-2"
      onChange={count}
    >
      <legend className="sr-only">Candidatures</legend>
      <TickAll ticked={chosen.length} onTick={tick} />
      {children}
      <NeedsScripts>Répondre à plusieurs personnes</NeedsScripts>
      <div
        className={clsx(
          chosen.length > 0 &&
            "sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-card border border-edge bg-snow px-4 py-3 shadow-lift",
        )}
      >
        <p role="status" className="mr-auto text-sm font-semibold">
          {chosen.length > 0 && countApplicationsChosen(chosen.length)}
        </p>
        {chosen.length > 0 && (
          <>
            <Button onClick={() => setOpen("refuse")}>Refuser poliment</Button>
            <Button variant="primary" onClick={() => setOpen("choose")}>
              Changer le statut
            </Button>
          </>
        )}
      </div>
      {open && (
        <StatusDialog
          applications={chosen}
          {...(open === "refuse" && { status: "Refusée", message: politeRefusal })}
          onClose={() => setOpen(null)}
          onSaved={() => {
            tick(false);
            setOpen(null);
          }}
        />
      )}
    </fieldset>
  );
}

const acts: { status: SettableStatus; label: string; variant: "primary" | "outline" }[] = [
  { status: "Entretien", label: "Proposer une entrevue", variant: "primary" },
  { status: "Refusée", label: "Refuser", variant: "outline" },
  { status: "En cours", label: "Remettre à l’étude", variant: "outline" },
];

/** Answers that a recruiter may give; each opens the dialog with its status selected. */
export function StatusButtons({
  application,
  status,
  interviewAt,
}: {
  application: Answered;
  status: string;
  interviewAt: string | null;
}) {
  const [chosen, setChosen] = useState<SettableStatus | null>(null);
  return (
    <>
      <NeedsScripts>Répondre à une candidature</NeedsScripts>
      {acts
        .filter((act) => act.status === "Entretien" || act.status !== status)
        .filter((act) => canSetStatus(act.status, status))
        .map((act) => (
          <Button key={act.status} variant={act.variant} onClick={() => setChosen(act.status)}>
            {act.status === status && interviewAt ? "Écrire, ou changer l’heure" : act.label}
          </Button>
        ))}
      {chosen && (
        <StatusDialog
          applications={[application]}
          status={chosen}
          interviewAt={chosen === status ? interviewAt : null}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

type ReviewFormProps = { id: string; isShortlisted: boolean; isHired: boolean; notes: string };

/** The team's internal notes on an application. */
export function ReviewForm({ id, isShortlisted, isHired, notes }: ReviewFormProps) {
  const { form, errors, result, draft, pending } = useFormAction(saveReview, {
    failure: notices.reviewNotSaved,
    draft: `notes/${id}`,
  });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">Notes de l’équipe</h2>
      <form {...form} className="measure grid gap-4">
        <input type="hidden" name="application_id" value={id} />
        <DraftNote {...draft} />
        <FormNotice result={result} />
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Choice name="is_shortlisted" label="Présélection" checked={isShortlisted} />
          <Choice name="is_hired" label="Embauchée" checked={isHired} />
        </div>
        <AreaField
          name="notes"
          label="Notes"
          hint="La personne ne voit pas ces notes."
          errors={errors}
          defaultValue={notes}
          maxLength={MAX_NOTES}
          rows={4}
          optional
        />
        <div>
          <Button type="submit" disabled={pending}>
            {pending ? "Sauvegarde..." : "Enregistrer"}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Choice({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2.5">
      <input
        type="checkbox"
        name={name}
        defaultChecked={checked}
        className="size-5 accent-spruce"
      />
      {label}
    </label>
  );
}
