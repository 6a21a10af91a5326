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
    /** Pairs of a value and its words, in the order of the menu. */
    choices: readonly (readonly [value: string, label: string])[];
    /** The words for no choice. */
    none?: string;
    /** What is chosen in a new form. */
    fallback?: string;
  };

type FieldsProps<Row> = { row?: Row; errors: Record<string, string> };

/** What the fields of a kind are given: the row, the first error of each, and their makers. */
export type RowFields<Row extends object> = FieldsProps<Row> & ReturnType<typeof rowFields<Row>>;

/**
 * The fields of a form that edits a row, each named after its column and filled from it; `wide`
 * ones take the whole width. Text that is not required says that it is optional.
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

/** A row of two columns on wide screens. */
export function FieldGrid({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>;
}

/** What an item of a list is typed as. */
export const LIST_HINT = "Séparez-les par des virgules, ou écrivez-en un par ligne.";

/** The date on the card of a preview: what was public once keeps that of its first publication. */
export function postedAt(row?: { was_public: boolean; posted_at: string }): string {
  return row?.was_public ? row.posted_at : new Date().toISOString();
}

/** The text of a form's field as it stands, trimmed, or what stands for it in a preview. */
export function typedText(data: FormData, name: string, otherwise: string): string {
  return String(data.get(name) ?? "").trim() || otherwise;
}

/**
 * Reads the fields of a form as it stands, for a preview: one that its schema refuses shows what
 * stands for it.
 */
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

/** Six short questions; what is left open is shown as such, and candidates may ask. */
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

/** By when whoever applies hears back. */
export function AnswerField({ select }: AnswerFieldProps) {
  return select("answer_days", "Délai de réponse promis", {
    choices: answerChoices.map(([value, label]) => [value, label]),
    fallback: answerFallback,
    hint: "Affiché sur l’annonce.",
  });
}

type QuestionsFieldProps = Pick<RowFields<{ questions: string[] }>, "area" | "row"> & {
  /** What the answers come with. */
  sent: "candidature" | "proposition";
};

/** What is asked of whoever applies. */
export function QuestionsField({ area, row, sent }: QuestionsFieldProps) {
  return area("questions", "Questions aux candidats", {
    // A question may hold a comma.
    defaultValue: row?.questions.join("\n"),
    hint: `Trois au plus, une par ligne. Les réponses accompagnent chaque ${sent}.`,
    rows: 2,
  });
}

type Choice = { id: string; name: string };

type EmployerFieldProps = {
  row?: { employer_id: string | null };
  errors: Record<string, string>;
  /** The field of the name, which the employer's own replaces. */
  named: "company_name" | "university";
  /** That field, where it goes out of sight while an employer is chosen: it is said once. */
  children?: ReactNode;
};

/**
 * For which employer of one's own something is published; nothing for those who have none, whose form
 * leaves it as it is.
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
      // Without an answer the form is that of somebody without an employer.
      .catch(() => {});
    return () => controller.abort();
  }, []);
  useEffect(() => {
    // A restored draft may have chosen none.
    if (!only || select.current?.value !== only.id) return;
    const field = select.current.form?.elements.namedItem(named);
    if (field instanceof HTMLInputElement) {
      // A restored draft may name another one.
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

/** The name goes into its field, so that the preview and the draft have it too. */
function writeName({ target }: ChangeEvent<HTMLSelectElement>, named: EmployerFieldProps["named"]) {
  const field = target.form?.elements.namedItem(named);
  const chosen = target.selectedOptions[0];
  if (!(field instanceof HTMLInputElement) || !chosen || chosen.value === "") return;
  field.value = chosen.text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
