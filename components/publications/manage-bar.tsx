"use client";

import { type ReactNode, useRef, useState } from "react";
import { TickAll } from "@/components/admin/tick-all";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import type { ActionResult } from "@/lib/actions/result";
import { manageNotices } from "@/lib/copy/administration-notices";
import { managePublications, recordHowFilled } from "@/lib/publications/actions";
import type { Kind } from "@/lib/publications/kinds";

type ManageBarProps = {
  kind: string;
  /** Deadline suggested for a renewal; null for a kind without one. */
  renewUntil: string | null;
  /** Whether the kind can be marked as filled. */
  fills: boolean;
  /** Address that exports the selected rows as a file. */
  exportPath: string | null;
  /** Table whose checkboxes belong to this form. */
  children: ReactNode;
};

/** Bulk actions on the selected rows; works without scripts. */
export function ManageBar({ kind, renewUntil, fills, exportPath, children }: ManageBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  // The result of a previous selection, which a new selection hides.
  const [read, setRead] = useState<ActionResult | null>(null);
  const { form, result, pending } = useFormAction(managePublications, {
    failure: manageNotices.failed,
    onDone: () => tick(false),
    refusesInPlace: true,
  });
  const boxes = () => [
    ...(frame.current?.querySelectorAll<HTMLInputElement>(`input[form=${CHOSEN_FORM}][name=id]`) ??
      []),
  ];
  function count() {
    setChosen(boxes().filter(({ checked }) => checked).length);
    setRead(result);
  }
  function tick(checked: boolean) {
    for (const box of boxes()) box.checked = checked;
    count();
  }
  return (
    <div ref={frame} onChange={count} className="manage">
      <TickAll ticked={chosen} onTick={tick} />
      {children}
      <form
        {...form}
        id={CHOSEN_FORM}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent;
          if (submitter?.getAttribute("formmethod") !== "get") form.onSubmit(event);
        }}
        className="manage-acts"
      >
        <div role="alert" className="*:mb-2.5">
          <FormNotice result={result === read ? null : result} />
        </div>
        <input type="hidden" name="kind" value={kind} />
        <div className="manage-row">
          <p role="status" className="mr-auto text-sm font-semibold">
            {chosen > 0 && (chosen === 1 ? "1 annonce choisie" : `${chosen} annonces choisies`)}
          </p>
          <Act name="publish" pending={pending}>
            Publier
          </Act>
          <Act name="copy" pending={pending}>
            Dupliquer
          </Act>
          {fills && (
            <Act name="fill" pending={pending}>
              Marquer comme pourvues
            </Act>
          )}
          {exportPath && (
            <Button type="submit" formAction={exportPath} formMethod="get">
              Exporter
            </Button>
          )}
          {renewUntil && (
            <span className="manage-renewal">
              <label htmlFor="nouvelle-date-limite">Nouvelle date limite</label>
              <Input
                id="nouvelle-date-limite"
                type="date"
                name="deadline"
                defaultValue={renewUntil}
              />
              <Act name="renew" pending={pending}>
                Prolonger
              </Act>
            </span>
          )}
        </div>
      </form>
    </div>
  );
}

function Act({ name, pending, children }: { name: string; pending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" name="act" value={name} disabled={pending}>
      {children}
    </Button>
  );
}

/** Id of the form; the checkboxes of the rows refer to it. */
const CHOSEN_FORM = "annonces-choisies";

/** Checkbox that selects one of the viewer's own rows. */
export function RowChoice({ id, title }: { id: string; title: string }) {
  return (
    <label className="-m-2 self-start p-2">
      <input
        type="checkbox"
        name="id"
        value={id}
        form={CHOSEN_FORM}
        autoComplete="off"
        className="mt-0.5 block size-5 accent-spruce"
      />
      <span className="sr-only">Choisir {title}</span>
    </label>
  );
}

const howAnswers = {
  here: "Oui, grâce au site",
  elsewhere: "Oui, autrement",
  not_filled: "Non",
};

/** Optional question once an offer or freelance job is marked as filled. */
export function HowFilled({ kind, id, title }: { kind: Kind; id: string; title: string }) {
  const { form, pending } = useFormAction(recordHowFilled, { failure: manageNotices.failed });
  return (
    <form {...form} aria-labelledby={`how-${id}`} className="flex basis-full flex-wrap gap-2">
      <span id={`how-${id}`} className="basis-full">
        Avez-vous trouvé quelqu’un
        <span className="sr-only"> pour «&nbsp;{title}&nbsp;»</span>&nbsp;?
      </span>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item_id" value={id} />
      {Object.entries(howAnswers).map(([how, label]) => (
        <Button
          key={how}
          type="submit"
          name="how"
          value={how}
          disabled={pending}
          className="max-sm:px-2.5 max-sm:text-sm"
        >
          {label}
        </Button>
      ))}
    </form>
  );
}
