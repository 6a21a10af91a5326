import type { ComponentProps } from "react";
import type { z } from "zod";
import { AreaField, SelectField, TextField } from "@/components/forms/fields";
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
