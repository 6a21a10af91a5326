import { Field, fieldProps, Input } from "@/components/ui/field";

type Props = { id: string; label: string; hint?: string; error?: string };

/** Where a code is copied; telephones offer the one of their own app. */
export function CodeField({ id, label, hint, error }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        {...fieldProps(id, { hint, error })}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="tracking-widest tabular-nums"
        required
      />
    </Field>
  );
}
