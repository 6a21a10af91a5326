import { Field, fieldProps, Input } from "@/components/ui/field";
import type { ActionResult } from "@/lib/actions/result";

/** The address of an account, as it was typed when its form came back. */
export function EmailField({ result, error }: { result: ActionResult | null; error?: string }) {
  return (
    <Field id="email" label="Adresse courriel" error={error}>
      <Input
        {...fieldProps("email", { error })}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={result?.values?.email}
        required
      />
    </Field>
  );
}
