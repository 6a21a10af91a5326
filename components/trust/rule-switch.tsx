"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { trustNotices } from "@/lib/copy/trust-notices";
import { switchRule } from "@/lib/trust/rule-actions";

/** The button that switches a rule; `name` tells it from the others for who does not see. */
export function RuleSwitch({ id, enabled, name }: { id: string; enabled: boolean; name: string }) {
  const { form, pending } = useFormAction(switchRule, { failure: trustNotices.ruleFailed });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="enable" value={enabled ? "" : "1"} />
      <Button type="submit" disabled={pending}>
        {enabled ? "Désactiver" : "Activer"}
        <span className="sr-only"> la règle {name}</span>
      </Button>
    </form>
  );
}
