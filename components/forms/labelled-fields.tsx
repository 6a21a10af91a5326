import type { ComponentProps, ReactNode } from "react";
import { Field, FileInput, fieldProps, Input, Select, Textarea } from "@/components/ui/field";

type Common = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The first error of each field, by name. */
  errors: Record<string, string>;
  optional?: boolean;
  className?: string;
};

/** What goes to the frame of a field, and what to its control. */
function parts<Props extends Common>(props: Props) {
  const { name, label, hint, errors, optional, className, ...control } = props;
  const id = `champ-${name}`;
  const error = errors[name];
  return {
    field: { id, label, hint, error, optional, className },
    control: { ...control, ...fieldProps(id, { hint, error }), name },
  };
}

/** A one-line field with its label, hint and error. */
export function TextField({
  inputClassName,
  ...props
}: Common & ComponentProps<"input"> & { inputClassName?: string }) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Input {...control} className={inputClassName} />
    </Field>
  );
}

/** A field that takes a file. */
export function FileField(props: Common & Omit<ComponentProps<"input">, "type" | "className">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <FileInput {...control} />
    </Field>
  );
}

/** A field of several lines. */
export function AreaField(props: Common & ComponentProps<"textarea">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Textarea {...control} />
    </Field>
  );
}

/** A menu; `children` are its options. */
export function SelectField(props: Common & ComponentProps<"select">) {
  const { field, control } = parts(props);
  return (
    <Field {...field}>
      <Select {...control} />
    </Field>
  );
}
