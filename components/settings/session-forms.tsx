"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { securityNotices } from "@/lib/copy/security-notices";
import { endOtherSessions, endSession } from "@/lib/settings/actions";

const failure = securityNotices.sessionNotEnded;

export function EndSession({ id, device }: { id: string; device: string }) {
  const { form, result, pending } = useFormAction(endSession, { failure });
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
  const { form, result, pending } = useFormAction(endOtherSessions, { failure });
  return (
    <form {...form} className="grid justify-items-start gap-3">
      <FormNotice result={result} />
      <Button type="submit" disabled={pending}>
        Déconnecter les autres appareils
      </Button>
    </form>
  );
}
