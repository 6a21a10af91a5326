"use client";

import Link from "next/link";
import { PasswordInput } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps } from "@/components/ui/field";
import { signIn } from "@/lib/auth/actions";
import { signInNotices } from "@/lib/copy/sign-in-notices";
import { EmailField } from "./email-field";

/** Works as a plain form too: `next` travels in it. */
export function SignInForm({ next }: { next: string | null }) {
  const { form, errors, result, pending } = useFormAction(signIn, {
    failure: signInNotices.signInFailed,
  });

  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <EmailField result={result} error={errors.email} />
      <Field id="password" label="Mot de passe" error={errors.password}>
        <PasswordInput
          {...fieldProps("password", { error: errors.password })}
          name="password"
          autoComplete="current-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Connexion..." : "Se connecter"}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <Link href="/connexion/mot-de-passe-oublie" className="text-link py-1.5">
          Mot de passe oublié&nbsp;?
        </Link>
        <Link href="/connexion/renvoyer" className="text-link py-1.5">
          Courriel de confirmation non reçu&nbsp;?
        </Link>
      </p>
    </form>
  );
}
