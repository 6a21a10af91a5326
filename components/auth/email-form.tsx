"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { signInNotices } from "@/lib/copy/sign-in-notices";
import { CheckYourMail } from "./check-your-mail";

/** An address, and a mail that goes to it if it has an account. */
export function EmailForm({ action, submit }: { action: FormAction; submit: string }) {
  const { form, errors, result, pending } = useFormAction(action, {
    failure: signInNotices.mailNotAsked,
  });
  if (result?.status === "done") {
    return <CheckYourMail notice={result.notice} email={result.values?.email} />;
  }

  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <Field id="email" label="Adresse courriel" error={errors.email}>
        <Input
          {...fieldProps("email", { error: errors.email })}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={result?.values?.email}
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Envoi..." : submit}
      </Button>
    </form>
  );
}
