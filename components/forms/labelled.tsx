import type { ComponentProps, ReactNode } from "react";
import { Field, fieldProps, Input, Select, Textarea } from "@/components/ui/field";

type Common = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The first error of each field, by name. */
  errors: Record<string, string>;
  optional?: boolean;
  className?: string;
};

function parts({ name, label, hint, errors, optional, className }: Common) {
  const id = `champ-${name}`;
  const error = errors[name];
  return {
    field: { id, label, hint, error, optional, className },
    control: { ...fieldProps(id, { hint, error }), name },
  };
}

/** A one-line field with its label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  errors,
  optional,
  className,
  ...input
}: Common & ComponentProps<"input">) {
  const { field, control } = parts({ name, label, hint, errors, optional, className });
  return (
    <Field {...field}>
      <Input {...input} {...control} />
    </Field>
  );
}

/** A field of several lines. */
export function AreaField({
  name,
  label,
  hint,
  errors,
  optional,
  className,
  ...area
}: Common & ComponentProps<"textarea">) {
  const { field, control } = parts({ name, label, hint, errors, optional, className });
  return (
    <Field {...field}>
      <Textarea {...area} {...control} />
    </Field>
  );
}

/** A menu; `children` are its options. */
export function SelectField({
  name,
  label,
  hint,
  errors,
  optional,
  className,
  children,
  ...select
}: Common & ComponentProps<"select">) {
  const { field, control } = parts({ name, label, hint, errors, optional, className });
  return (
    <Field {...field}>
      <Select {...select} {...control}>
        {children}
      </Select>
    </Field>
  );
}
