"use client";

import { useId } from "react";
import { Honeypot } from "@/components/forms/fields";
import { FormOutcome } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input, Select } from "@/components/ui/field";
import { requestAlert } from "@/lib/alerts/actions";
import { frequencies } from "@/lib/alerts/schema";
import { alertNotices } from "@/lib/copy/alert-notices";
import { alertConsent } from "@/lib/copy/consents";
import type { SavedSearch } from "@/lib/publications/saved-search";

/** Creates an alert without an account: email address, frequency and consent. */
export function AlertForm({ search }: { search: SavedSearch }) {
  const id = useId();
  const { form, result, errors, pending } = useFormAction(requestAlert, {
    failure: alertNotices.alertFailed,
  });
  const typed = result?.status === "refused" ? result.values : undefined;
  return (
    <form {...form} className="relative grid gap-4">
      {result && <FormOutcome {...result} />}
      <SearchFields search={search} />
      <Field id={`${id}-courriel`} label="Votre courriel" error={errors.email}>
        <Input
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={typed?.email}
          {...fieldProps(`${id}-courriel`, { error: errors.email })}
        />
      </Field>
      <Field id={`${id}-rythme`} label="Fréquence">
        <Select
          name="frequency"
          defaultValue={typed?.frequency ?? "weekly"}
          {...fieldProps(`${id}-rythme`)}
        >
          {Object.entries(frequencies).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-muted">{alertConsent}</p>
      <Honeypot />
      <Button type="submit" variant="primary" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Créer l’alerte"}
      </Button>
    </form>
  );
}

/** Hidden fields that describe the search to save. */
function SearchFields({ search }: { search: SavedSearch }) {
  return (
    <>
      <input type="hidden" name="kind" value={search.kind} />
      <input type="hidden" name="params" value={JSON.stringify(search.params)} />
      <input type="hidden" name="label" value={search.label} />
      <input type="hidden" name="address" value={search.address} />
    </>
  );
}
