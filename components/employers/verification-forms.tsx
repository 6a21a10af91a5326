"use client";

import type { ReactNode } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { TextField } from "@/components/forms/labelled";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { verificationNotices } from "@/lib/copy/verification-notices";
import {
  askByMail,
  askBySite,
  confirmByMail,
  lookAtSite,
  verifyByOwnAddress,
} from "@/lib/employers/verification-actions";

/** A form of one button, which names what it is about. */
function OneButton({
  action,
  name,
  value,
  submit,
  variant,
}: {
  action: FormAction;
  name: string;
  value: string;
  submit: ReactNode;
  variant?: "accent";
}) {
  const { form, result, pending } = useFormAction(action, { failure: verificationNotices.failed });
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormNotice result={result} />
      <input type="hidden" name={name} value={value} />
      <Button type="submit" variant={variant} disabled={pending}>
        {pending ? "Envoi..." : submit}
      </Button>
    </form>
  );
}

/** Verifies it by the address of the viewer's own account, which is of the domain. */
export function OwnAddressForm({ employer, email }: { employer: string; email: string }) {
  return (
    <OneButton
      action={verifyByOwnAddress}
      name="id"
      value={employer}
      submit={<span className="wrap-anywhere">Vérifier avec {email}</span>}
      variant="accent"
    />
  );
}

/** Asks for a mail at the employer's domain. */
export function MailCheckForm({ employer, domain }: { employer: string; domain: string }) {
  const { form, result, errors, pending } = useFormAction(askByMail, {
    failure: verificationNotices.mailFailed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={employer} />
      <TextField
        name="email"
        type="email"
        label="Votre adresse à ce domaine"
        hint={`Elle finit par @${domain}`}
        autoComplete="email"
        required
        maxLength={254}
        errors={errors}
      />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Envoyer le courriel"}
      </Button>
    </form>
  );
}

/** Asks for a token, or for another one. */
export function TokenForm({ employer, again }: { employer: string; again: boolean }) {
  return (
    <OneButton
      action={askBySite}
      name="id"
      value={employer}
      submit={again ? "Remplacer le code" : "Créer un code"}
    />
  );
}

/** Has the domain looked at. */
export function LookForm({ check }: { check: string }) {
  return (
    <OneButton
      action={lookAtSite}
      name="id"
      value={check}
      submit="Vérifier maintenant"
      variant="accent"
    />
  );
}

/** The button behind a mail's link: nothing happens on a mere visit. */
export function ConfirmForm({ token }: { token: string }) {
  return (
    <OneButton
      action={confirmByMail}
      name="jeton"
      value={token}
      submit="Vérifier l’entreprise"
      variant="accent"
    />
  );
}
