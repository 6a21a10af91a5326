"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { FormDialog, type FormStep, type GoToField } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import type { ActionResult } from "@/lib/actions/result";
import { frenchText } from "@/lib/shared/french";
import { FieldGrid, type RowFields, rowFields } from "./publication-fields";

/** A row that is edited, and its version. */
export type Stored = { id: string; title: string; updated_at: string };

/** What the form of a kind is made of; the dialog around it is the same for all. */
export type PublicationForm<Row extends Stored> = {
  /** How drafts of it are named in the browser. */
  draft: string;
  titles: { add: string; edit: string };
  save: FormAction;
  /** Its fields at once, or in steps, of which the last shows the form as it stands. */
  fields?: (props: RowFields<Row>) => ReactNode;
  steps?: readonly PublicationStep<Row>[];
  /** What the form as it stands would be refused for. */
  check?: (data: FormData, row?: Row) => Record<string, string>;
  /** What will be seen of the form as it stands. */
  preview: (props: { data: FormData; row?: Row }) => ReactNode;
};

/** A step of a long form. */
type PublicationStep<Row extends Stored> = FormStep & {
  fields: (props: RowFields<Row> & { data: FormData | null; goToField: GoToField }) => ReactNode;
};

type Props<Row extends Stored> = {
  form: PublicationForm<Row>;
  /** The row to edit, or with `copy` the one to start from; none: a new one. */
  row?: Row;
  copy?: boolean;
  /** What to know before it is edited. */
  note?: ReactNode;
  /** Where it is opened elsewhere than in the administration, what is told after saving differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: (result: ActionResult) => void;
  onReload?: () => void;
};

/** Creates a publication, or edits the one that it is given. */
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

/** What the button does with the state that is chosen in the form. */
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

/** What the administration gives the editor of a kind: the opened row, and the table behind it. */
export type EditorProps<Row> = {
  row?: Row;
  copy?: boolean;
  note?: ReactNode;
  tableHref: string;
};

/** The dialog of a kind that its table's address asks for. */
export function editorOf<Row extends Stored>(form: PublicationForm<Row>) {
  return (props: EditorProps<Row>) => <PublicationEditor form={form} {...props} />;
}

/** Closing it goes back to the table as it was. */
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
      // The address stays: the same dialog opens again, with what is stored now.
      onReload={() => window.location.reload()}
    />
  );
}

/**
 * Tells the action which row the form edits, and which version of it was on screen when it opened:
 * the page behind may be rendered again meanwhile with a newer one.
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
 * Tells the action which new row the form makes: when the answer is lost on the way and it is sent
 * again, there is still one. The browser has no such key for a page that came unencrypted.
 */
function NewRow() {
  const [key] = useState(() => crypto.randomUUID?.() ?? "");
  return <input type="hidden" name="sending" value={key} />;
}
