"use client";

import {
  AreaField,
  clearControls,
  FileField,
  SelectField,
  TextField,
} from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { employerNotices } from "@/lib/copy/employer-notices";
import { saveEmployer } from "@/lib/employers/actions";
import { type OwnedEmployer, sizes } from "@/lib/employers/schema";
import { provinces } from "@/lib/places/provinces";
import type { Unlinked } from "@/lib/publications/admin-rows";
import { sectors } from "@/lib/publications/sectors";

type Props = {
  /** Employer to edit; undefined for a new one. */
  employer?: OwnedEmployer;
  /** Publication to link to the new employer. */
  publication?: Unlinked | null;
};

export function EmployerForm({ employer, publication }: Props) {
  const { form, errors, result, typed, pending } = useFormAction(saveEmployer, {
    failure: employerNotices.saveFailed,
    draft: `entreprise/${employer?.id ?? publication?.reference ?? ""}`,
  });
  const stored = (name: "name" | "website" | "province" | "size" | "description") =>
    typed?.[name] ?? employer?.[name] ?? "";
  const chosenSectors = typed ? (typed.sectors ?? "").split("\n") : employer?.sectors;
  return (
    <form {...form} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <div className="sm:col-span-2 empty:hidden">
        <FormNotice result={result} />
      </div>
      {employer && (
        <>
          <input type="hidden" name="id" value={employer.id} />
          <input type="hidden" name="updated_at" value={employer.updated_at} />
        </>
      )}
      {publication && <input type="hidden" name="publication" value={publication.reference} />}
      <TextField
        name="name"
        label="Nom de l’entreprise"
        errors={errors}
        defaultValue={stored("name") || (publication?.name ?? undefined)}
        maxLength={200}
        hint={
          employer?.verified_at
            ? "Si vous changez le nom, l’entreprise devra être vérifiée de nouveau."
            : "Ce nom est affiché sur vos annonces."
        }
        required
      />
      <TextField
        name="website"
        label="Site"
        errors={errors}
        defaultValue={stored("website")}
        inputMode="url"
        placeholder="https://"
        hint={
          employer?.verified_at
            ? "Si vous changez de domaine, l’entreprise devra être vérifiée de nouveau."
            : "Par exemple www.entreprise.ca"
        }
        optional
      />
      <SelectField
        name="province"
        label="Province"
        errors={errors}
        defaultValue={stored("province")}
      >
        <option value="">Non précisée</option>
        {provinces.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField name="size" label="Taille" errors={errors} defaultValue={stored("size")}>
        <option value="">Non précisée</option>
        {Object.entries(sizes).map(([size, label]) => (
          <option key={size} value={size}>
            {label}
          </option>
        ))}
      </SelectField>
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">Secteurs</legend>
        <div className="grid sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(sectors).map(([code, label]) => (
            <label key={code} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="sectors"
                value={code}
                defaultChecked={chosenSectors?.includes(code)}
                className="size-5 accent-spruce"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <AreaField
        name="description"
        label="Description"
        errors={errors}
        className="sm:col-span-2"
        defaultValue={stored("description")}
        rows={6}
        maxLength={4000}
        hint="Votre activité, votre région et vos conditions de travail."
        optional
      />
      <LogoField
        hasLogo={Boolean(employer?.logo)}
        isRemoved={typed?.remove_logo !== undefined}
        errors={errors}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="accent" disabled={pending}>
          {pending ? "Enregistrement..." : employer ? "Enregistrer" : "Créer l’entreprise"}
        </Button>
      </div>
    </form>
  );
}

type LogoFieldProps = { hasLogo: boolean; isRemoved: boolean; errors: Record<string, string> };

function LogoField({ hasLogo, isRemoved, errors }: LogoFieldProps) {
  return (
    <div className="grid gap-2 sm:col-span-2">
      <FileField
        name="logo"
        label="Logo"
        accept="image/jpeg,image/png,image/webp"
        hint="JPEG, PNG ou WebP, 2&nbsp;Mo au plus."
        errors={errors}
        onChange={({ target }) => target.files?.length && clearControls(target.form, "remove_logo")}
        optional
      />
      {hasLogo && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="remove_logo"
            defaultChecked={isRemoved}
            onChange={({ target }) => target.checked && clearControls(target.form, "logo")}
            className="size-5 accent-spruce"
          />
          Retirer le logo
        </label>
      )}
    </div>
  );
}
