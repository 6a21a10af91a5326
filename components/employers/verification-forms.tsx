"use client";

import type { ReactNode } from "react";
import { FileField, TextField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { verificationNotices } from "@/lib/copy/employer-notices";
import {
  askByMail,
  askBySite,
  confirmByMail,
  lookAtSite,
  sendProof,
} from "@/lib/employers/verification-actions";

function OneButton({
  action,
  hiddenFields,
  submit,
  variant,
}: {
  action: FormAction;
  hiddenFields: Record<string, string>;
  submit: ReactNode;
  variant?: "accent";
}) {
  const { form, result, pending } = useFormAction(action, { failure: verificationNotices.failed });
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormNotice result={result} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} disabled={pending}>
        {pending ? "Envoi..." : submit}
      </Button>
    </form>
  );
}

/** Verifies by the owner's own address, which is already confirmed. */
export function OwnAddressForm({ employer, email }: { employer: string; email: string }) {
  return (
    <OneButton
      action={askByMail}
      hiddenFields={{ id: employer, email }}
      submit={`Vérifier avec ${email}`}
      variant="accent"
    />
  );
}

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
        label="Votre adresse courriel de l’entreprise"
        hint={`Elle finit par @${domain}`}
        autoComplete="email"
        required
        maxLength={254}
        errors={errors}
      />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Envoyer un code"}
      </Button>
    </form>
  );
}

/** Code received by mail at the domain. */
export function MailCodeForm({ employer, email }: { employer: string; email: string }) {
  const { form, result, errors, pending } = useFormAction(confirmByMail, {
    failure: verificationNotices.failed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={employer} />
      <TextField
        name="code"
        label="Code reçu par courriel"
        hint={`Huit chiffres, envoyés à ${email}`}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={20}
        errors={errors}
      />
      <Button type="submit" variant="accent" disabled={pending} className="justify-self-start">
        {pending ? "Vérification..." : "Vérifier l’entreprise"}
      </Button>
    </form>
  );
}

/** Requests a verification token, or a new one. */
export function TokenForm({ employer, again }: { employer: string; again: boolean }) {
  return (
    <OneButton
      action={askBySite}
      hiddenFields={{ id: employer }}
      submit={again ? "Remplacer le code" : "Créer un code"}
    />
  );
}

export function LookForm({ employer, check }: { employer: string; check: string }) {
  return (
    <OneButton
      action={lookAtSite}
      hiddenFields={{ id: employer, check }}
      submit="Vérifier maintenant"
      variant="accent"
    />
  );
}

/** Sends a company document to the site's team. */
export function ProofForm({ employer }: { employer: string }) {
  const { form, result, errors, pending } = useFormAction(sendProof, {
    failure: verificationNotices.failed,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={employer} />
      <FileField
        name="document"
        accept="application/pdf,.pdf"
        label="Document (PDF)"
        hint="2,5&nbsp;Mo au plus. Masquez les renseignements inutiles."
        required
        errors={errors}
      />
      <TextField
        name="legal_name"
        label="Nom légal, s’il est différent"
        hint="Tel qu’il figure sur le document. Il relie votre entreprise à la liste des EIMT et n’est pas affiché."
        maxLength={200}
        errors={errors}
      />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Envoyer le document"}
      </Button>
    </form>
  );
}
