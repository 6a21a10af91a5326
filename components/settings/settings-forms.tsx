"use client";

import { useState } from "react";
import { PasswordInput } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { CancelButton, Dialog } from "@/components/ui/dialog";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { changeEmail, changePassword } from "@/lib/auth/actions";
import type { Role } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/server-notices";
import { deleteAccount, savePreferences } from "@/lib/settings/actions";
import { DELETION_WORD, type Preferences, preferences } from "@/lib/settings/schema";

const HINT = "Au moins 10 caractères. Vos autres appareils seront déconnectés.";

/** Changes the password; requires the current one. */
export function PasswordForm({ email }: { email: string }) {
  const { form, errors, result, pending } = useFormAction(changePassword, {
    failure: notices.passwordSaveFailed,
    onDone: (_, element) => element.reset(),
  });
  return (
    <form {...form} className="grid max-w-md gap-5">
      <FormNotice result={result} />
      {/* Lets password managers associate the password with its account. */}
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

/** Changes the address; effective once both mailboxes have confirmed. */
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

export function PreferencesForm({ values, role }: { values: Preferences; role: Role }) {
  const own = preferences.filter(({ name }) => name !== "weekly_digest" || role === "recruteur");
  const { form, result, pending } = useFormAction(savePreferences, {
    failure: notices.settingsSaveFailed,
  });
  return (
    <form {...form}>
      <FormNotice result={result} />
      <fieldset className="grid gap-1">
        <legend className="sr-only">Notifications</legend>
        {own.map(({ name, label, hint }) => (
          <div
            key={name}
            className="flex items-center justify-between gap-6 border-b border-line py-3"
          >
            <div>
              <label htmlFor={name} className="block font-semibold">
                {label}
              </label>
              <p id={`${name}-hint`} className="text-sm text-muted">
                {hint}
              </p>
            </div>
            <input
              id={name}
              name={name}
              type="checkbox"
              defaultChecked={values[name]}
              aria-describedby={`${name}-hint`}
              className={SWITCH}
            />
          </div>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" disabled={pending} className="mt-5">
        {pending ? "Enregistrement..." : "Enregistrer les préférences"}
      </Button>
    </form>
  );
}

/** Checkbox styled as a switch: the knob is its ::before. */
const SWITCH =
  "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-panel border border-edge bg-frost transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-panel before:bg-edge before:transition-transform before:duration-150 checked:border-spruce checked:bg-spruce checked:before:translate-x-5 checked:before:bg-on-spruce";

/** Deletes the account; the user must type a word to confirm. */
export function DeleteAccount({ isRecruiter }: { isRecruiter: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Supprimer votre compte&nbsp;?"
      description={
        <>
          <p>
            Profil, documents, candidatures et favoris seront effacés tout de suite. Cette action
            est irréversible.
          </p>
          {isRecruiter && (
            <p className="mt-3">
              Les annonces d’une entreprise où vous avez des collègues passent à l’un d’eux. Les
              autres sont supprimées, et les personnes qui ont postulé sont prévenues. Vos articles
              publiés restent, sans votre nom.
            </p>
          )}
        </>
      }
      trigger={<Button className="border-maple! text-maple!">Supprimer mon compte</Button>}
    >
      <DeletionForm />
    </Dialog>
  );
}

function DeletionForm() {
  const { form, errors, result, pending } = useFormAction(deleteAccount, {
    failure: notices.accountDeleteFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <Field
        id="confirmation"
        label={`Écrivez ${DELETION_WORD} pour confirmer`}
        error={errors.confirmation}
      >
        <Input
          {...fieldProps("confirmation", { error: errors.confirmation })}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" variant="accent" disabled={pending}>
          {pending ? "Suppression..." : "Supprimer définitivement"}
        </Button>
      </div>
    </form>
  );
}
