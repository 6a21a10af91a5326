"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { PasswordInput } from "@/components/forms/password-input";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps } from "@/components/ui/field";
import { resetPassword } from "@/lib/auth/credential-actions";
import { signInNotices } from "@/lib/copy/sign-in-notices";

const HINT = "Au moins 10 caractères. Vos autres appareils seront déconnectés.";

export function ResetPasswordForm({ email }: { email: string }) {
  const { form, errors, result, pending } = useFormAction(resetPassword, {
    failure: signInNotices.passwordSaveFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {/* For password managers, which would otherwise not know whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field id="password" label="Nouveau mot de passe" hint={HINT} error={errors.password}>
        <PasswordInput
          {...fieldProps("password", { hint: HINT, error: errors.password })}
          name="password"
          autoComplete="new-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Enregistrement..." : "Enregistrer le mot de passe"}
      </Button>
    </form>
  );
}
