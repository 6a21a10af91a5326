"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { FormDialog, type FormStep, type GoToField } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import type { ActionResult } from "@/lib/actions/result";
import { frenchText } from "@/lib/shared/french";
import { FieldGrid, type RowFields, rowFields } from "./publication-fields";

/** An edited row, with its version. */
export type Stored = { id: string; title: string; updated_at: string };

/** Definition of a kind's form; the dialog around it is the same for all. */
export type PublicationForm<Row extends Stored> = {
  /** Prefix of the names of its drafts. */
  draft: string;
  titles: { add: string; edit: string };
  save: FormAction;
  /** All fields at once, or in steps; the last step receives the current values. */
  fields?: (props: RowFields<Row>) => ReactNode;
  steps?: readonly PublicationStep<Row>[];
  /** Validates the current values. */
  check?: (data: FormData, row?: Row) => Record<string, string>;
  /** Renders the publication as it will appear, from the current values. */
  preview: (props: { data: FormData; row?: Row }) => ReactNode;
};

type PublicationStep<Row extends Stored> = FormStep & {
  fields: (props: RowFields<Row> & { data: FormData | null; goToField: GoToField }) => ReactNode;
};

type Props<Row extends Stored> = {
  form: PublicationForm<Row>;
  /** Row to edit or, with `copy`, to start from; undefined for a new one. */
  row?: Row;
  copy?: boolean;
  /** Displayed before the fields. */
  note?: ReactNode;
  /** Overrides the form's action outside the administration, where the message after a save differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: (result: ActionResult) => void;
  onReload?: () => void;
};

/** Creates a publication, or edits `row`. */
export function PublicationDialog<Row extends Stored>({
  form,
  row,
  copy = false,
  note,
  action = form.save,
  ...controls
}: Props<Row>) {
  const editing = row !== undefined && !copy;
  const { draft, titles, fields: Fields, steps, preview: Preview } = form;
  // A copy was never public.
  const start = copy && row ? { ...row, was_public: false, published_at: null } : row;
  return (
    <FormDialog
      title={editing ? titles.edit : titles.add}
      description={
        editing ? note : copy && row && `Copie de «\u00a0${frenchText(row.title)}\u00a0»`
      }
      action={action}
      draft={`${draft}/${editing ? "modifier" : "ajouter"}/${row?.id ?? ""}`}
      save={editing ? "Enregistrer" : <PublishLabel />}
      preview={(data) => <Preview data={data} row={start} />}
      steps={steps}
      check={(data) => form.check?.(data, start) ?? {}}
      sendAnywhere={editing || steps === undefined}
      {...controls}
    >
      {(errors, { current, data, goToField }) => {
        const fields = { row: start, errors, ...rowFields({ row: start, errors }) };
        return (
          <>
            {editing ? <EditedRow {...row} /> : <NewRow />}
            {Fields && (
              <FieldGrid>
                <Fields {...fields} />
              </FieldGrid>
            )}
            {steps?.map(({ label, fields: Step }, step) => (
              <div
                key={label}
                tabIndex={-1}
                data-step={label}
                hidden={step !== current}
                className="outline-none"
              >
                <FieldGrid>
                  <Step {...fields} data={data} goToField={goToField} />
                </FieldGrid>
              </div>
            ))}
          </>
        );
      }}
    </FormDialog>
  );
}

/** Label of the save button, depending on the state selected in the form. */
function PublishLabel() {
  return (
    <>
      <span className="in-[[role=dialog]:has(option[value=draft]:checked)]:hidden">Publier</span>
      <span className="not-in-[[role=dialog]:has(option[value=draft]:checked)]:hidden">
        Enregistrer le brouillon
      </span>
    </>
  );
}

/** Props that the administration passes to the editor of a kind: the open row and the table behind it. */
export type EditorProps<Row> = {
  row?: Row;
  copy?: boolean;
  note?: ReactNode;
  tableHref: string;
};

/** Creates the editor of a kind, which its table's address opens. */
export function editorOf<Row extends Stored>(form: PublicationForm<Row>) {
  return (props: EditorProps<Row>) => <PublicationEditor form={form} {...props} />;
}

/** Closing returns to the table in its previous state. */
function PublicationEditor<Row extends Stored>({
  tableHref,
  ...props
}: EditorProps<Row> & { form: PublicationForm<Row> }) {
  const router = useRouter();
  return (
    <PublicationDialog
      {...props}
      onClose={() => router.replace(tableHref, { scroll: false })}
      onSaved={({ published }) => {
        const separator = tableHref.includes("?") ? "&" : "?";
        router.replace(published ? `${tableHref}${separator}publie=${published}` : tableHref, {
          scroll: published !== undefined,
        });
      }}
      // Reloading keeps the address, so the same dialog opens again with the stored values.
      onReload={() => window.location.reload()}
    />
  );
}

/**
 * Hidden fields: the edited row and its version when the dialog opened. State, because the page behind may
 * be rendered again with a newer version.
 */
function EditedRow({ id, updated_at }: Stored) {
  const [version] = useState(updated_at);
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="updated_at" value={version} />
    </>
  );
}

/**
 * Idempotency key of the new row: if the response is lost and the form is sent again, only one row is
 * created. Over plain HTTP, browsers have no `randomUUID`.
 */
function NewRow() {
  const [key] = useState(() => crypto.randomUUID?.() ?? "");
  return <input type="hidden" name="sending" value={key} />;
}
