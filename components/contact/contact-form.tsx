"use client";

import { useCallback, useEffect } from "react";
import { Honeypot } from "@/components/forms/fields";
import { FormOutcome } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input, Select, Textarea } from "@/components/ui/field";
import { sendContactMessage } from "@/lib/contact/actions";
import { contactTypes } from "@/lib/contact/choices";
import { failureNotices } from "@/lib/copy/failure-notices";

/** Without JavaScript the form posts to its own page, which comes back filled in. */
export function ContactForm() {
  const empty = useCallback((_: unknown, form: HTMLFormElement) => form.reset(), []);
  const { form, element, result, errors, draft, pending } = useFormAction(sendContactMessage, {
    failure: failureNotices.contactFailed,
    onDone: empty,
    draft: "contact",
  });
  const typed = result?.status === "refused" ? (result.values ?? {}) : {};

  // Handles "/contact?type=support": the page is static, so the browser reads the query. A choice made
  // before hydration wins.
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get("type") ?? "";
    const select = element.current?.elements.namedItem("type");
    const isUntouched = select instanceof HTMLSelectElement && select.selectedIndex === 0;
    if (isUntouched && Object.hasOwn(contactTypes, wanted)) {
      select.value = wanted;
    }
  }, [element]);

  return (
    <form {...form} className="relative grid gap-5">
      <DraftNote {...draft} />
      {result && <FormOutcome {...result} />}
      <Field id="contact-type" label="Type de demande" error={errors.type}>
        <Select
          name="type"
          defaultValue={typed.type}
          {...fieldProps("contact-type", { error: errors.type })}
        >
          {Object.entries(contactTypes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="contact-nom" label="Nom" error={errors.name}>
          <Input
            name="name"
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={typed.name}
            {...fieldProps("contact-nom", { error: errors.name })}
          />
        </Field>
        <Field id="contact-courriel" label="Courriel" error={errors.email}>
          <Input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typed.email}
            {...fieldProps("contact-courriel", { error: errors.email })}
          />
        </Field>
      </div>
      <Field id="contact-objet" label="Objet" error={errors.subject}>
        <Input
          name="subject"
          required
          maxLength={200}
          defaultValue={typed.subject}
          {...fieldProps("contact-objet", { error: errors.subject })}
        />
      </Field>
      <Field
        id="contact-message"
        label="Message"
        hint="5&nbsp;000 caractères au plus. N’y mettez ni numéro d’assurance sociale ni document d’identité."
        error={errors.message}
      >
        <Textarea
          name="message"
          required
          rows={8}
          maxLength={5_000}
          defaultValue={typed.message}
          {...fieldProps("contact-message", { hint: true, error: errors.message })}
        />
      </Field>
      <Honeypot />
      <div>
        <Button type="submit" variant="accent" size="lg" disabled={pending}>
          {pending ? "Envoi..." : "Envoyer le message"}
        </Button>
      </div>
    </form>
  );
}
