"use client";

import Link from "next/link";
import { FormNotice } from "@/components/forms/form-notice";
import { PasswordInput } from "@/components/forms/password-input";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input, Select } from "@/components/ui/field";
import { signUp } from "@/lib/auth/actions";
import { INVITATION_PATH } from "@/lib/auth/next-path";
import { signInNotices } from "@/lib/copy/sign-in-notices";
import { CheckYourMail } from "./check-your-mail";
import { EmailField } from "./email-field";

const PASSWORD_HINT = "Au moins 10 caractères. Une phrase courte convient très bien.";

export function SignUpForm({ next }: { next: string | null }) {
  const { form, errors, result, draft, pending } = useFormAction(signUp, {
    failure: signInNotices.signUpFailed,
    draft: "inscription",
  });
  // An employer is joined by recruiters alone, and the role is chosen once.
  const isInvited = next?.startsWith(INVITATION_PATH);
  if (result?.status === "done") {
    return <CheckYourMail notice={result.notice} email={result.values?.email} />;
  }

  return (
    <form {...form} className="grid gap-5">
      <DraftNote {...draft} />
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <Field id="full_name" label="Nom complet" error={errors.full_name}>
        <Input
          {...fieldProps("full_name", { error: errors.full_name })}
          name="full_name"
          autoComplete="name"
          maxLength={120}
          defaultValue={result?.values?.full_name}
          required
        />
      </Field>
      <EmailField result={result} error={errors.email} />
      <Field id="password" label="Mot de passe" hint={PASSWORD_HINT} error={errors.password}>
        <PasswordInput
          {...fieldProps("password", { hint: PASSWORD_HINT, error: errors.password })}
          name="password"
          autoComplete="new-password"
          required
        />
      </Field>
      <Field id="role" label="Vous êtes" error={errors.role}>
        <Select
          {...fieldProps("role", { error: errors.role })}
          name="role"
          defaultValue={result?.values?.role ?? (isInvited ? "recruteur" : "candidat")}
        >
          <option value="candidat">Candidat</option>
          <option value="recruteur">Recruteur</option>
        </Select>
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Inscription..." : "S’inscrire"}
      </Button>
      <p className="text-sm text-muted">
        En créant un compte, vous acceptez les{" "}
        <Link href="/terms" className="text-link">
          conditions d’utilisation
        </Link>{" "}
        et la{" "}
        <Link href="/privacy" className="text-link">
          politique de confidentialité
        </Link>
        .
      </p>
    </form>
  );
}
