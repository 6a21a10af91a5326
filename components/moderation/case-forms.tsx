"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { AreaField, SelectField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import type { Notice } from "@/lib/copy/notice";
import { contestCase, decideCase, reviewCase, suspendAccount } from "@/lib/moderation/actions";
import { type CaseFile, decisions, decisionsOf, REASON_LENGTH } from "@/lib/moderation/schema";

type Words = {
  /** Label of the reason field; `hint` names who will read it. */
  label: string;
  hint: string;
  name?: string;
  submit: string;
  isOptional?: boolean;
  children?: ReactNode;
};

type Props = Words & {
  id: string;
  action: FormAction;
  failure?: Notice;
  hiddenFields?: Record<string, string>;
  /** Available choices; undefined when there is only one action. */
  choice?: { name: string; label: string; options: Record<string, string> };
};

/** Decision with its reason, which others will read. */
function ReasonedForm({
  id,
  action,
  failure = moderationNotices.caseFailed,
  hiddenFields = {},
  choice,
  ...words
}: Props) {
  const { form, result, errors, pending } = useFormAction(action, { failure });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice && (
        <SelectField name={choice.name} label={choice.label} errors={errors} defaultValue="">
          <option value="" disabled>
            Choisissez
          </option>
          {Object.entries(choice.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <AreaField
        name={words.name ?? "reason"}
        label={words.label}
        hint={words.hint}
        rows={5}
        required={!words.isOptional}
        maxLength={REASON_LENGTH}
        errors={errors}
      />
      {words.children}
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : words.submit}
      </Button>
    </form>
  );
}

/** Stays visible beside the subject. Once decided, the link to the next case takes the focus. */
export function DecisionCard({ state, children }: { state: string; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    card.current?.querySelector("a")?.focus();
  }, [state]);
  return (
    <aside
      ref={card}
      id="decision"
      className="card grid gap-5 p-5 lg:sticky lg:top-[calc(var(--sticky-top)+1rem)] lg:max-h-[calc(100dvh-var(--sticky-top)-2rem)] lg:overflow-y-auto"
    >
      {children}
    </aside>
  );
}

const HINT =
  "Envoyée telle quelle à l’auteur et aux personnes qui ont fait un signalement. Ne nommez personne.";

type DecisionProps = {
  file: Pick<CaseFile, "id" | "version" | "source" | "target_kind" | "owner_id">;
};

/** Decides on the version of the content that the page displays. */
export function DecisionForm({ file }: DecisionProps) {
  const names = decisionsOf(file);
  return (
    <ReasonedForm
      id={file.id}
      action={decideCase}
      hiddenFields={{ version: String(file.version) }}
      choice={{
        name: "decision",
        label: "Décision",
        options: Object.fromEntries(names.map((name) => [name, decisions[name].label])),
      }}
      label="Raison"
      // Publishing unchanged needs no reason.
      isOptional={file.source === "review"}
      hint={HINT}
      submit="Décider"
    >
      {file.target_kind === "employer" && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="block_domain" value="1" className="size-5 accent-spruce" />
          Bloquer aussi le domaine de son site, si l’entreprise est retirée
        </label>
      )}
    </ReasonedForm>
  );
}

type ReviewProps = {
  id: string;
  isContested: boolean;
  /** Label of the option that reverses the decision. */
  undo: string;
};

/** Review of a decision; without a contest there is nothing to uphold. */
export function ReviewForm({ id, isContested, undo }: ReviewProps) {
  return (
    <ReasonedForm
      id={id}
      action={reviewCase}
      {...(isContested
        ? {
            choice: {
              name: "review",
              label: "Décision après réexamen",
              options: { upheld: "Maintenir la décision", overturned: undo },
            },
          }
        : { hiddenFields: { review: "overturned" } })}
      label="Raison"
      hint="Envoyée telle quelle à la personne que la décision concerne."
      submit={isContested ? "Enregistrer" : undo}
    />
  );
}

export function SuspendForm({ id }: { id: string }) {
  return (
    <ReasonedForm
      id={id}
      action={suspendAccount}
      label="Raison de la suspension"
      hint="Envoyée à la personne. Ses annonces, si elle en a, sont retirées tout de suite."
      submit="Suspendre le compte"
    />
  );
}

/** A person affected by a decision may contest it once. */
export function ContestForm({ id }: { id: string }) {
  return (
    <ReasonedForm
      id={id}
      action={contestCase}
      failure={moderationNotices.contestFailed}
      name="words"
      label="Pourquoi cette décision vous semble erronée"
      hint="Indiquez ce que vous avez corrigé ou ce que nous avons mal compris. Une seule contestation par décision."
      submit="Contester la décision"
    />
  );
}
