"use client";

import { CodeField } from "@/components/forms/code-field";
import { FormNotice } from "@/components/forms/form-notice";
import { PasswordInput } from "@/components/forms/password-input";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps } from "@/components/ui/field";
import { confirmPasswordAgain } from "@/lib/auth/actions";
import { giveCode } from "@/lib/auth/two-factor-actions";
import { securityNotices } from "@/lib/copy/security-notices";
import { signInNotices } from "@/lib/copy/sign-in-notices";

/** The second half of a sign-in. Works as a plain form too. */
export function CodeForm({ next }: { next: string | null }) {
  const { form, errors, result, pending } = useFormAction(giveCode, {
    failure: securityNotices.codeNotSent,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <CodeField id="code" label="Code à 6 chiffres, ou code de secours" error={errors.code} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Vérification..." : "Continuer"}
      </Button>
    </form>
  );
}

/** The password, from somebody who is signed in. */
export function PasswordAgainForm({ email, next }: { email: string; next: string | null }) {
  const { form, errors, result, pending } = useFormAction(confirmPasswordAgain, {
    failure: signInNotices.signInFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="password" label="Mot de passe" error={errors.password}>
        <PasswordInput
          {...fieldProps("password", { error: errors.password })}
          name="password"
          autoComplete="current-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Vérification..." : "Confirmer"}
      </Button>
    </form>
  );
}
