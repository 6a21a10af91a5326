"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { AreaField, SelectField } from "@/components/forms/labelled";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { Notice } from "@/lib/copy/notice";
import { trustNotices } from "@/lib/copy/trust-notices";
import {
  answerCorrection,
  contestCase,
  decideCase,
  reviewCase,
  suspendAccount,
} from "@/lib/trust/case-actions";
import { type CaseFile, outcomes, REASON_LENGTH } from "@/lib/trust/schema";

type Words = {
  /** What the field of the reason is called, and what its words become. */
  label: string;
  hint: string;
  name?: string;
  submit: string;
};

type Props = Words & {
  id: string;
  action: FormAction;
  failure?: Notice;
  /** What is sent with it. */
  given?: Record<string, string>;
  /** What there is to choose; nothing where there is one thing to do. */
  choice?: { name: string; label: string; options: Record<string, string> };
};

/** A decision and its reason, which others will read. */
function ReasonedForm({
  id,
  action,
  failure = trustNotices.caseFailed,
  given = {},
  choice,
  ...words
}: Props) {
  const { form, result, errors, pending } = useFormAction(action, { failure });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(given).map(([name, value]) => (
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
        required
        maxLength={REASON_LENGTH}
        errors={errors}
      />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : words.submit}
      </Button>
    </form>
  );
}

const HINT = "Envoyée telle quelle à qui a publié et à qui a signalé. Ne nommez personne.";

/** What to do with what was reported. */
export function DecisionForm({ id, shown, canSuspend }: Answered & { canSuspend: boolean }) {
  const { kept, hidden, removed, suspended } = outcomes;
  return (
    <ReasonedForm
      id={id}
      action={decideCase}
      given={{ shown: shown ?? "" }}
      choice={{
        name: "outcome",
        label: "Décision",
        options: {
          kept: kept.label,
          hidden: hidden.label,
          removed: removed.label,
          ...(canSuspend && { suspended: suspended.label }),
        },
      }}
      label="Raison"
      hint={HINT}
      submit="Décider"
    />
  );
}

/** A case, and which words of it the page shows: the answer is about those. */
type Answered = Pick<CaseFile, "id" | "shown">;

/** What its author has mended goes back on the site in one act, or is told what it still lacks. */
export function CorrectionForms({ id, shown }: Answered) {
  return (
    <div className="grid gap-4">
      <AcceptForm id={id} shown={shown} />
      <details>
        <summary className="text-link cursor-pointer">La correction ne suffit pas</summary>
        <div className="mt-4">
          <ReasonedForm
            id={id}
            action={answerCorrection}
            given={{ accepted: "0", shown: shown ?? "" }}
            // Another reason may stand on the page, of another decision.
            name="missing"
            label="Ce qui manque encore"
            hint="Envoyé tel quel à qui a publié, qui corrige de nouveau. Ne nommez personne."
            submit="Garder masquée"
          />
        </div>
      </details>
    </div>
  );
}

function AcceptForm({ id, shown }: Answered) {
  const { form, result, pending } = useFormAction(answerCorrection, {
    failure: trustNotices.caseFailed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="shown" value={shown ?? ""} />
      <input type="hidden" name="accepted" value="1" />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Remettre en ligne"}
      </Button>
    </form>
  );
}

/** A second look at a decision; without a contest there is nothing to uphold. */
export function ReviewForm({ id, shown, isContested }: Answered & { isContested: boolean }) {
  return (
    <ReasonedForm
      id={id}
      action={reviewCase}
      given={{ shown: shown ?? "" }}
      choice={{
        name: "review",
        label: "Après relecture",
        options: {
          ...(isContested && { upheld: "Maintenir la décision" }),
          overturned: "Annuler la décision",
        },
      }}
      label="Raison"
      hint="Envoyée telle quelle à la personne que la décision concerne."
      submit="Enregistrer"
    />
  );
}

/** Suspends an account. */
export function SuspendForm({ id }: { id: string }) {
  return (
    <ReasonedForm
      id={id}
      action={suspendAccount}
      label="Raison de la suspension"
      hint="Envoyée à la personne. Ses publications quittent le site tout de suite."
      submit="Suspendre le compte"
    />
  );
}

/** The one answer that whoever a decision falls on may give. */
export function ContestForm({ id }: { id: string }) {
  return (
    <ReasonedForm
      id={id}
      action={contestCase}
      failure={trustNotices.contestFailed}
      name="words"
      label="Pourquoi cette décision vous semble erronée"
      hint="Une seule fois par décision. Ce que vous avez corrigé, ce que nous aurions mal lu."
      submit="Contester la décision"
    />
  );
}
