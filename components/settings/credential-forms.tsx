"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { PasswordInput } from "@/components/forms/password-input";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { changeEmail, changePassword } from "@/lib/auth/actions";
import { notices } from "@/lib/copy/notices";

const HINT = "Au moins 10 caractères. Vos autres appareils seront déconnectés.";

/** The password, for who knows the present one. */
export function PasswordForm({ email }: { email: string }) {
  const { form, errors, result, pending } = useFormAction(changePassword, {
    failure: notices.passwordSaveFailed,
    onDone: (_, element) => element.reset(),
  });
  return (
    <form {...form} className="grid max-w-md gap-5">
      <FormNotice result={result} />
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="password-current" label="Mot de passe actuel" error={errors.current_password}>
        <PasswordInput
          {...fieldProps("password-current", { error: errors.current_password })}
          name="current_password"
          autoComplete="current-password"
          required
        />
      </Field>
      <Field id="password-new" label="Nouveau mot de passe" hint={HINT} error={errors.password}>
        <PasswordInput
          {...fieldProps("password-new", { hint: HINT, error: errors.password })}
          name="password"
          autoComplete="new-password"
          required
        />
      </Field>
      <div>
        <Button type="submit" disabled={pending}>
          {pending ? "Modification..." : "Modifier le mot de passe"}
        </Button>
      </div>
    </form>
  );
}

/** The address; it changes once both mailboxes have confirmed. */
export function EmailForm({ email }: { email: string }) {
  const { form, errors, result, pending } = useFormAction(changeEmail, {
    failure: notices.emailSaveFailed,
    onDone: (_, element) => element.reset(),
  });
  const hint = `Adresse actuelle\u00a0: ${email}`;
  return (
    <form {...form} className="grid max-w-md gap-5">
      <FormNotice result={result} />
      <Field id="email-new" label="Nouvelle adresse courriel" hint={hint} error={errors.email}>
        <Input
          {...fieldProps("email-new", { hint, error: errors.email })}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
      </Field>
      <Field
        id="email-password"
        label="Mot de passe, pour confirmer"
        error={errors.current_password}
      >
        <PasswordInput
          {...fieldProps("email-password", { error: errors.current_password })}
          name="current_password"
          autoComplete="current-password"
          required
        />
      </Field>
      <div>
        <Button type="submit" disabled={pending}>
          {pending ? "Envoi..." : "Changer d’adresse"}
        </Button>
      </div>
    </form>
  );
}
