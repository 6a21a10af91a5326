"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import type { Role } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { savePreferences } from "@/lib/settings/actions";
import { type Preferences, preferences } from "@/lib/settings/schema";

/** Which mails the viewer wants. */
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

/** A checkbox drawn as a switch: the knob is its ::before. */
const SWITCH =
  "relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-panel border border-edge bg-frost transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-panel before:bg-edge before:transition-transform before:duration-150 checked:border-spruce checked:bg-spruce checked:before:translate-x-5 checked:before:bg-on-spruce";
