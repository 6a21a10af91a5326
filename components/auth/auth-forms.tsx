"use client";

import { useEffect, useRef } from "react";
import { CodeField, PasswordInput } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { Mail } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ActionResult } from "@/lib/actions/result";
import {
  confirmLink,
  confirmPasswordAgain,
  resetPassword,
  signIn,
  signUp,
} from "@/lib/auth/actions";
import { INVITATION_PATH } from "@/lib/auth/next-path";
import type { LinkType } from "@/lib/auth/schema";
import { submitCode } from "@/lib/auth/two-factor-actions";
import { securityNotices } from "@/lib/copy/security-notices";
import type { Notice } from "@/lib/copy/server-notices";
import { signInNotices } from "@/lib/copy/sign-in-notices";

/** Also works as a plain form, so `next` is a hidden field. */
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

const PASSWORD_HINT = "Au moins 10 caractères. Une phrase courte convient très bien.";

type SignUpFormProps = {
  next: string | null;
  /** A user who comes to apply gets the candidate role without a choice. */
  isApplying?: boolean;
};

export function SignUpForm({ next, isApplying = false }: SignUpFormProps) {
  const { form, errors, result, draft, pending } = useFormAction(signUp, {
    failure: signInNotices.signUpFailed,
    draft: "inscription",
  });
  // Only recruiters can join an employer, and a role cannot be changed later.
  const recruits = next?.startsWith(INVITATION_PATH) || next?.startsWith("/admin");
  const role = result?.values?.role ?? (recruits ? "recruteur" : "candidat");
  if (result?.status === "done") {
    return <CheckYourMail notice={result.notice} email={result.values?.email} />;
  }

  return (
    <form {...form} className="grid gap-5">
      <DraftNote {...draft} />
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      {isApplying ? (
        <input type="hidden" name="role" value="candidat" />
      ) : (
        <RoleCards chosen={role} error={errors.role} />
      )}
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

const roles = [
  ["candidat", "Candidat", "Je cherche un emploi, une mission ou une bourse."],
  ["recruteur", "Recruteur", "Je publie des offres et je reçois des candidatures."],
] as const;

/** The role decides what the account can do and cannot be changed later. */
function RoleCards({ chosen, error }: { chosen: string; error?: string }) {
  return (
    <fieldset aria-describedby={error ? "role-error" : "role-hint"}>
      <legend className="mb-1.5 font-semibold">Vous êtes</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {roles.map(([value, label, text]) => (
          <label
            key={value}
            className="flex cursor-pointer gap-3 rounded-control border border-edge bg-snow p-3.5 has-checked:border-spruce has-checked:bg-frost has-checked:ring-2 has-checked:ring-spruce"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === chosen}
              aria-label={label}
              aria-describedby={`role-${value}`}
              className="mt-1.5 size-4 shrink-0 accent-spruce"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span id={`role-${value}`} className="block text-sm text-muted">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="role-error" className="mt-1.5 text-sm font-semibold text-maple">
          {error}
        </p>
      ) : (
        <p id="role-hint" className="mt-1.5 text-sm text-muted">
          Ce choix est définitif.
        </p>
      )}
    </fieldset>
  );
}

/** Two-factor code at sign-in. Also works as a plain form. */
export function CodeForm({ next }: { next: string | null }) {
  const { form, errors, result, pending } = useFormAction(submitCode, {
    failure: securityNotices.codeNotSent,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <CodeField id="code" label="Code à 6 chiffres, ou code de secours" error={errors.code} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Vérification..." : "Continuer"}
      </Button>
    </form>
  );
}

/** Asks a signed-in user for the password again. */
export function PasswordAgainForm({ email, next }: { email: string; next: string | null }) {
  const { form, errors, result, pending } = useFormAction(confirmPasswordAgain, {
    failure: signInNotices.signInFailed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      {next !== null && <input type="hidden" name="suivant" value={next} />}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id="password" label="Mot de passe" error={errors.password}>
        <PasswordInput
          {...fieldProps("password", { error: errors.password })}
          name="password"
          autoComplete="current-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Vérification..." : "Confirmer"}
      </Button>
    </form>
  );
}

/** Requests a mail, which is sent only if the address has an account. */
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

type EmailFormProps = {
  tokenHash: string;
  type: LinkType;
  submit: string;
  /** Address of the page that requests a new link. */
  again: string;
};

/** Confirms a link from a mail. It takes a button, because opening the link alone must change nothing. */
export function ConfirmForm({ tokenHash, type, submit, again }: EmailFormProps) {
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
      {/* Lets password managers associate the password with its account. */}
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

/** Replaces a form whose next step is in the mailbox, and takes over its focus. */
function CheckYourMail({ notice, email }: { notice: Notice; email?: string }) {
  const container = useRef<HTMLElement>(null);
  const { status } = useSession();
  useEffect(() => container.current?.focus(), []);
  // The mail's link was opened in another tab: continue in this one too.
  useEffect(() => {
    if (status === "signed-in") location.reload();
  }, [status]);
  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-labelledby="courriel-parti"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-snow p-6 outline-none"
    >
      <Mail className="size-8 text-spruce" />
      <h2 id="courriel-parti" className="text-xl">
        {notice.title}
      </h2>
      <p>{notice.description}</p>
      {email && <p className="max-w-full font-semibold break-words">{email}</p>}
      <p className="text-sm text-muted">
        Rien reçu après quelques minutes&nbsp;? Vérifiez vos courriels indésirables. Si votre compte
        n’est pas encore confirmé,{" "}
        <Link href="/connexion/renvoyer" className="text-link">
          demandez un nouveau courriel de confirmation
        </Link>
        .
      </p>
    </section>
  );
}

/** Email field; it is filled in again when the form comes back refused. */
function EmailField({ result, error }: { result: ActionResult | null; error?: string }) {
  return (
    <Field id="email" label="Adresse courriel" error={error}>
      <Input
        {...fieldProps("email", { error })}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={result?.values?.email}
        required
      />
    </Field>
  );
}
