"use client";

import Link from "next/link";
import { PasswordInput } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { signUp } from "@/lib/auth/actions";
import { INVITATION_PATH } from "@/lib/auth/next-path";
import { signInNotices } from "@/lib/copy/sign-in-notices";
import { CheckYourMail } from "./check-your-mail";
import { EmailField } from "./email-field";

const PASSWORD_HINT = "Au moins 10 caractères. Une phrase courte convient très bien.";

type Props = {
  next: string | null;
  /** Who comes to apply is a candidate: there is nothing to choose. */
  isApplying?: boolean;
};

export function SignUpForm({ next, isApplying = false }: Props) {
  const { form, errors, result, draft, pending } = useFormAction(signUp, {
    failure: signInNotices.signUpFailed,
    draft: "inscription",
  });
  // An employer is joined by recruiters alone, and the role is chosen once.
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

/** Chosen first and once: what the account can do follows from it. */
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
