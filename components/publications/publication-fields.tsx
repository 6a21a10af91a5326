"use client";

import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { z } from "zod";
import { AreaField, FieldsIf, SelectField, TextField } from "@/components/forms/fields";
import {
  type Abroad,
  levelChoices,
  NOT_SPECIFIED,
  permitOffers,
  yesNo,
} from "@/lib/publications/abroad";
import { answerChoices, answerFallback } from "@/lib/publications/schema";
import { listText } from "@/lib/text/fields";

type Own<Control> = Omit<Control, "name" | "label" | "errors" | "optional">;
type Wide = { wide?: boolean };
type TextOptions = Own<ComponentProps<typeof TextField>> & Wide;
type AreaOptions = Own<ComponentProps<typeof AreaField>> & Wide & { optional?: boolean };
type SelectOptions = Own<ComponentProps<typeof SelectField>> &
  Wide & {
    /** Pairs of a value and its label, in the order of the menu. */
    choices: readonly (readonly [value: string, label: string])[];
    /** Label of the empty choice. */
    none?: string;
    /** Default of a new form. */
    fallback?: string;
  };

type FieldsProps<Row> = { row?: Row; errors: Record<string, string> };

/** Props of a kind's fields: the row, the first error of each field, and the field factories. */
export type RowFields<Row extends object> = FieldsProps<Row> & ReturnType<typeof rowFields<Row>>;

/**
 * Returns factories for the fields of a row: each is named after its column and filled from it; `wide` ones
 * span both columns. Optional text fields are labelled as such.
 */
export function rowFields<Row extends object>({ row, errors }: FieldsProps<Row>) {
  type Name = keyof Row & string;
  const parts = (name: Name, label: string, wide: boolean) => {
    const stored: unknown = row?.[name];
    const defaultValue = Array.isArray(stored) ? listText(stored) : String(stored ?? "");
    return { name, label, errors, defaultValue, className: wide ? "sm:col-span-2" : undefined };
  };
  return {
    text: (name: Name, label: string, { wide = false, ...input }: TextOptions = {}) => (
      <TextField {...parts(name, label, wide)} optional={!input.required} {...input} />
    ),
    area: (name: Name, label: string, { wide = true, ...area }: AreaOptions = {}) => (
      <AreaField {...parts(name, label, wide)} optional={!area.required} {...area} />
    ),
    select: (
      name: Name,
      label: string,
      { wide = false, choices, none, fallback = "", ...select }: SelectOptions,
    ) => {
      const { defaultValue, ...field } = parts(name, label, wide);
      return (
        <SelectField {...field} defaultValue={defaultValue || fallback} {...select}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    },
  };
}

export function FieldGrid({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>;
}

/** Format of a field that holds a list. */
export const LIST_HINT = "Séparez-les par des virgules, ou écrivez-en un par ligne.";

/** Returns the date for the card of a preview: that of the first publication, if there was one. */
export function postedAt(row?: { was_public: boolean; posted_at: string }): string {
  return row?.was_public ? row.posted_at : new Date().toISOString();
}

/** Returns the current text of a field, trimmed, or the preview's fallback if it is empty. */
export function typedText(data: FormData, name: string, otherwise: string): string {
  return String(data.get(name) ?? "").trim() || otherwise;
}

/** Returns a reader of the current values for a preview: an invalid field yields the fallback. */
export function typedFields<Shape extends { [Name in keyof Shape]: z.ZodType }>(
  { shape }: { shape: Shape },
  data: FormData,
) {
  const fields = Object.fromEntries(data);
  return <Name extends keyof Shape & string>(
    name: Name,
    otherwise: z.output<Shape[Name]>,
  ): z.output<Shape[Name]> => {
    const read = shape[name].safeParse(fields[name]);
    return read.success ? read.data : otherwise;
  };
}

type AbroadFieldsProps = Pick<RowFields<Abroad>, "text" | "select">;

const isYes = (value: string) => value === "true";

/** Six short questions; unanswered ones are displayed as such, and candidates may ask them. */
export function AbroadFields({ text, select }: AbroadFieldsProps) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 rounded-card border border-line p-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-semibold">Postuler de l’étranger</legend>
      <p className="text-sm text-muted sm:col-span-2">
        Les six questions des candidats de l’étranger. Vos réponses s’affichent dans l’annonce.
      </p>
      {select("open_abroad", "Recrutez-vous aussi à l’étranger\u00a0?", {
        choices: Object.entries(yesNo),
        none: NOT_SPECIFIED,
        hint: "Oui\u00a0: une personne à l’étranger peut postuler.",
      })}
      {select("permit_offer", "Que faites-vous pour le permis de travail\u00a0?", {
        choices: Object.entries(permitOffers),
        none: NOT_SPECIFIED,
        hint: "EIMT\u00a0: l’étude d’impact sur le marché du travail, que l’employeur demande. La Mobilité francophone en dispense, hors Québec.",
      })}
      {select("relocation_help", "Offrez-vous une aide à l’installation\u00a0?", {
        choices: Object.entries(yesNo),
        none: NOT_SPECIFIED,
        hint: "Voyage, logement, accueil, garde des enfants…",
      })}
      <FieldsIf name="relocation_help" is={isYes}>
        {text("relocation_note", "Quelle aide", {
          hint: "Une phrase, affichée telle quelle.",
          maxLength: 300,
          placeholder: "Billet d’avion et premier mois de logement",
        })}
      </FieldsIf>
      {select("french_level", "Quel niveau de français demandez-vous\u00a0?", {
        choices: levelChoices("NCLC"),
        none: NOT_SPECIFIED,
        hint: "Le niveau indispensable pour ce travail.",
      })}
      {select("english_level", "Quel niveau d’anglais demandez-vous\u00a0?", {
        choices: levelChoices("CLB"),
        none: NOT_SPECIFIED,
        hint: "Le niveau indispensable pour ce travail.",
      })}
      {text("abroad_start_date", "Date de début pour une personne à l’étranger", {
        type: "date",
        hint: "Comptez le temps qu’il faut pour obtenir un permis.",
      })}
    </fieldset>
  );
}

type AnswerFieldProps = Pick<RowFields<{ answer_days: number }>, "select">;

/** Response deadline. */
export function AnswerField({ select }: AnswerFieldProps) {
  return select("answer_days", "Délai de réponse promis", {
    choices: answerChoices.map(([value, label]) => [value, label]),
    fallback: answerFallback,
    hint: "Affiché sur l’annonce.",
  });
}

type QuestionsFieldProps = Pick<RowFields<{ questions: string[] }>, "area" | "row"> & {
  /** What the answers are sent with. */
  sent: "candidature" | "proposition";
};

export function QuestionsField({ area, row, sent }: QuestionsFieldProps) {
  return area("questions", "Questions aux candidats", {
    // A question may contain a comma.
    defaultValue: row?.questions.join("\n"),
    hint: `Trois au plus, une par ligne. Les réponses accompagnent chaque ${sent}.`,
    rows: 2,
  });
}

type Choice = { id: string; name: string };

type EmployerFieldProps = {
  row?: { employer_id: string | null };
  errors: Record<string, string>;
  /** Field of the name, which the employer's name replaces. */
  named: "company_name" | "university";
  /** The name field itself, hidden while an employer is selected, so that the name is not asked twice. */
  children?: ReactNode;
};

/**
 * Selects one of the viewer's employers; without any, it renders nothing and the form leaves the column
 * unchanged.
 */
export function EmployerField({ row, errors, named, children }: EmployerFieldProps) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState(row?.employer_id ?? "");
  const select = useRef<HTMLSelectElement>(null);
  const only = !row && choices.length === 1 ? choices[0] : undefined;
  useEffect(() => {
    const controller = new AbortController();
    fetch("/api/employers", { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { employers: [] }))
      .then(({ employers }: { employers: Choice[] }) => setChoices(employers))
      // On failure the form is that of a user without an employer.
      .catch(() => {});
    return () => controller.abort();
  }, []);
  useEffect(() => {
    // A restored draft may have no employer selected.
    if (!only || select.current?.value !== only.id) return;
    const field = select.current.form?.elements.namedItem(named);
    if (field instanceof HTMLInputElement) {
      // A restored draft may hold another name.
      if (field.value !== "" && field.value !== only.name) {
        select.current.value = "";
        return;
      }
      field.defaultValue = only.name;
      field.value = only.name;
    }
    setChosen(only.id);
  }, [only, named]);
  const none = <option value="">Aucune de mes entreprises</option>;
  return (
    <>
      {choices.length > 0 && (
        <SelectField
          ref={select}
          name="employer_id"
          label="Publier pour"
          hint="Les membres de l’entreprise pourront gérer cette annonce."
          errors={errors}
          defaultValue={row?.employer_id ?? only?.id ?? ""}
          onChange={(event) => {
            setChosen(event.target.value);
            writeName(event, named);
          }}
        >
          {!only && none}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {only && none}
        </SelectField>
      )}
      {children && (
        <div hidden={choices.length > 0 && chosen !== "" && !errors[named]}>{children}</div>
      )}
    </>
  );
}

/** Writes the name into its field, so that the preview and the draft include it. */
function writeName({ target }: ChangeEvent<HTMLSelectElement>, named: EmployerFieldProps["named"]) {
  const field = target.form?.elements.namedItem(named);
  const chosen = target.selectedOptions[0];
  if (!(field instanceof HTMLInputElement) || !chosen || chosen.value === "") return;
  field.value = chosen.text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
