"use client";

import { useCallback, useId } from "react";
import { Honeypot } from "@/components/forms/fields";
import { FormOutcome } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { newsletterConsent } from "@/lib/copy/consents";
import { failureNotices } from "@/lib/copy/failure-notices";
import { subscribeNewsletter } from "@/lib/newsletter/actions";

/** Newsletter form: one field, one button and the consent text. */
export function NewsletterForm() {
  const id = useId();
  const empty = useCallback((_: unknown, form: HTMLFormElement) => form.reset(), []);
  const { form, result, errors, pending } = useFormAction(subscribeNewsletter, {
    failure: failureNotices.newsletterFailed,
    onDone: empty,
  });
  const typed = result?.status === "refused" ? result.values?.email : undefined;

  return (
    <form {...form} className="relative grid gap-3">
      {result && <FormOutcome {...result} />}
      <Field id={`${id}-courriel`} label="Votre courriel" error={errors.email}>
        <span className="flex flex-wrap gap-2">
          <Input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typed}
            className="min-w-0 flex-[1_1_14rem]"
            {...fieldProps(`${id}-courriel`, { error: errors.email })}
          />
          <Button type="submit" variant="primary" disabled={pending}>
            {pending ? "Envoi..." : "S’abonner"}
          </Button>
        </span>
      </Field>
      <p className="text-sm text-muted">{newsletterConsent}</p>
      <Honeypot />
    </form>
  );
}
