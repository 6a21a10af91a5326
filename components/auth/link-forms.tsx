"use client";

import Link from "next/link";
import { FormNotice } from "@/components/forms/form-notice";
import { PasswordInput } from "@/components/forms/password-input";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps } from "@/components/ui/field";
import { confirmLink, resetPassword } from "@/lib/auth/actions";
import type { LinkType } from "@/lib/auth/schema";
import { signInNotices } from "@/lib/copy/sign-in-notices";
import { CheckYourMail } from "./check-your-mail";
import { EmailField } from "./email-field";

/** An address, and a mail that goes to it if it has an account. */
export function EmailForm({ action, submit }: { action: FormAction; submit: string }) {
  const { form, errors, result, pending } = useFormAction(action, {
    failure: signInNotices.mailNotRequested,
  });
  if (result?.status === "done") {
    return <CheckYourMail notice={result.notice} email={result.values?.email} />;
  }

  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <EmailField result={result} error={errors.email} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Envoi..." : submit}
      </Button>
    </form>
  );
}

type Props = {
  tokenHash: string;
  type: LinkType;
  submit: string;
  /** Where another link may be asked for. */
  again: string;
};

/** The button that a mail's link leads to; following the link alone changes nothing. */
export function ConfirmForm({ tokenHash, type, submit, again }: Props) {
  const { form, result, pending } = useFormAction(confirmLink, {
    failure: signInNotices.linkNotOpened,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="type" value={type} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Un instant..." : submit}
      </Button>
      {result?.status === "refused" && (
        <Link href={again} className="text-link justify-self-start py-1.5">
          Demander un nouveau lien
        </Link>
      )}
    </form>
  );
}

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
