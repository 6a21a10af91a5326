"use client";

import { CodeField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { Enrolment, TwoFactorResult } from "@/lib/auth/two-factor";
import { addTwoFactor, removeTwoFactor, renewRecoveryCodes } from "@/lib/auth/two-factor-actions";
import { securityNotices } from "@/lib/copy/security-notices";
import { endOtherSessions, endSession } from "@/lib/settings/actions";

const twoFactorFailure = securityNotices.twoFactorFailed;

/**
 * Two-factor setup, from "Activer" to the backup codes: each response holds what the next form needs. One
 * component for both states, because the last response also renders the page with the factor enabled.
 * @param since date it was added, formatted; null without a second factor
 */
export function TwoFactor({ since }: { since: string | null }) {
  const { form, errors, result, pending } = useFormAction(addTwoFactor, {
    failure: twoFactorFailure,
  });
  const { enrolment, codes } = (result ?? {}) as Partial<TwoFactorResult>;
  if (since !== null) {
    return (
      <>
        <p>
          <strong className="font-semibold">Activée</strong> depuis le {since}.
        </p>
        {codes && <RecoveryCodes codes={codes} />}
        <RenewCodes />
        <RemoveTwoFactor />
      </>
    );
  }
  return (
    <form {...form} className="grid max-w-md gap-5">
      <FormNotice result={result} />
      {enrolment && <Key enrolment={enrolment} />}
      {enrolment && (
        <CodeField id="two-factor" label="Code à 6 chiffres de l’application" error={errors.code} />
      )}
      <div>
        <Button type="submit" variant="primary" disabled={pending}>
          {enrolment ? "Vérifier le code" : "Activer la validation en deux étapes"}
        </Button>
      </div>
    </form>
  );
}

/** TOTP key as a QR code for a phone, as a link on that phone, and as text to type. */
function Key({ enrolment: { factorId, key, uri, qr } }: { enrolment: Enrolment }) {
  const edge = qr.size + 8;
  return (
    <div className="grid gap-4">
      <input type="hidden" name="factor_id" value={factorId} />
      <input type="hidden" name="key" value={key} />
      <p>
        Balayez ce code QR avec une application d’authentification (Aegis, FreeOTP, Google
        Authenticator, 1Password…).
      </p>
      <svg
        viewBox={`-4 -4 ${edge} ${edge}`}
        role="img"
        aria-label="Code QR de la clé"
        className="size-56 rounded-card bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-sm">
        Vous êtes sur votre téléphone&nbsp;?{" "}
        <a href={uri} className="text-link">
          Ouvrez l’application d’authentification
        </a>
        . Clé à saisir&nbsp;:{" "}
        <code className="font-semibold break-all">{key.replace(/(.{4})(?!$)/g, "$1 ")}</code>.
      </p>
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="grid max-w-md gap-3 rounded-card border border-edge bg-snow p-4">
      <h3 className="text-lg">Vos dix codes de secours</h3>
      <p className="text-sm">
        Notez-les ou imprimez-les maintenant&nbsp;: ils ne seront plus affichés. Si vous perdez
        votre téléphone, l’un d’eux désactive la validation en deux étapes.
      </p>
      <ul className="grid gap-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

function RenewCodes() {
  const { form, result, pending } = useFormAction(renewRecoveryCodes, {
    failure: twoFactorFailure,
  });
  const { codes } = (result ?? {}) as Partial<TwoFactorResult>;
  return (
    <form {...form} className="grid gap-4">
      <FormNotice result={result} />
      {codes && <RecoveryCodes codes={codes} />}
      <div>
        <Button type="submit" disabled={pending}>
          Créer de nouveaux codes
        </Button>
      </div>
    </form>
  );
}

function RemoveTwoFactor() {
  const { form, errors, result, pending } = useFormAction(removeTwoFactor, {
    failure: twoFactorFailure,
  });
  return (
    <form {...form} className="grid max-w-md gap-4">
      <FormNotice result={result} />
      <CodeField id="removal" label="Code à 6 chiffres" error={errors.code} />
      <div>
        <Button type="submit" disabled={pending} className="border-maple! text-maple!">
          Désactiver la validation
        </Button>
      </div>
    </form>
  );
}

const sessionFailure = securityNotices.sessionNotEnded;

export function EndSession({ id, device }: { id: string; device: string }) {
  const { form, result, pending } = useFormAction(endSession, { failure: sessionFailure });
  return (
    <form {...form} className="grid gap-2">
      <FormNotice result={result} />
      <input type="hidden" name="session" value={id} />
      <Button type="submit" disabled={pending} aria-label={`Déconnecter\u00a0: ${device}`}>
        Déconnecter
      </Button>
    </form>
  );
}

export function EndOtherSessions() {
  const { form, result, pending } = useFormAction(endOtherSessions, { failure: sessionFailure });
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormNotice result={result} />
      <Button type="submit" disabled={pending}>
        Déconnecter les autres appareils
      </Button>
    </form>
  );
}
