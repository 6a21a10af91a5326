"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "@/components/forms/fields";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { announceSessionChange } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Input, Textarea } from "@/components/ui/field";
import { X } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Pencil } from "@/components/ui/private-icons";
import type { ActionResult } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { saveProfile } from "@/lib/profile/actions";
import { FRENCH_TEST_PATH } from "@/lib/profile/french-test";
import { phoneExample } from "@/lib/profile/phone-example";
import type { Profile } from "@/lib/profile/schema";
import { spaceHref } from "@/lib/profile/space-tabs";
import { ACRONYMS, levelChoices, NOT_SPECIFIED } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/match";
import { findTrade, trades } from "@/lib/trades/trades";

/** Fields of the profile in display order; names are column names. */
const profileFields = [
  {
    name: "full_name",
    label: "Nom complet",
    autoComplete: "name",
    type: "text",
    maxLength: 120,
    example: "Camille Tremblay",
  },
  {
    name: "phone",
    label: "Téléphone",
    autoComplete: "tel",
    type: "tel",
    maxLength: 40,
    example: "514 555-0123",
  },
  {
    name: "occupation",
    label: "Profession",
    autoComplete: "organization-title",
    type: "text",
    maxLength: 120,
    example: "Infirmière clinicienne",
  },
  {
    name: "country",
    label: "Pays",
    autoComplete: "country-name",
    type: "text",
    maxLength: 80,
    example: "Canada",
  },
] as const;

/** A read-only field looks like text, and can still be selected and focused. */
const READ = "resize-none border-transparent! bg-transparent! px-0!";

/** Displays the trade's name for an occupation that was only chosen from our list. */
function shownValue(profile: Profile, name: (typeof profileFields)[number]["name"]): string {
  const trade = name === "occupation" ? findTrade(profile.trade)?.name : undefined;
  return profile[name] ?? trade ?? "";
}

type ProfileFormProps = {
  profile: Profile;
  email: string;
  photo: ReactNode;
  photoEditor: ReactNode;
};

/** Profile; read-only until "Modifier", editable until "Annuler" or a successful save. */
export function ProfileForm({ profile, email, photo, photoEditor }: ProfileFormProps) {
  const [editing, setEditing] = useState(false);
  const [dismissed, setDismissed] = useState<ActionResult | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { form, element, result, errors, draft, pending } = useFormAction(saveProfile, {
    failure: notices.profileUnavailable,
    draft: "profil",
    onDone: () => {
      setEditing(false);
      // "Enregistrer" disappears, and the focus with it.
      editButton.current?.focus();
      // The header displays the name.
      announceSessionChange();
    },
  });
  const shown = result === dismissed ? {} : errors;

  // Stored values may differ from the input, for example by trimmed spaces.
  const version = useRef(profile.updated_at);
  useEffect(() => {
    if (version.current === profile.updated_at) return;
    version.current = profile.updated_at;
    element.current?.reset();
  }, [element, profile.updated_at]);

  useEffect(() => {
    if (draft.found) setEditing(true);
  }, [draft.found]);

  function toggle() {
    setEditing(!editing);
    if (editing) {
      element.current?.reset();
      draft.clear();
      setDismissed(result);
    } else {
      element.current?.querySelector<HTMLInputElement>("[name=full_name]")?.focus();
    }
  }

  const look = editing ? undefined : READ;
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        {photo}
        <div className="max-sm:order-1 max-sm:basis-full">{photoEditor}</div>
        <Button ref={editButton} onClick={toggle} disabled={pending} className="ml-auto">
          {editing ? <X /> : <Pencil />}
          <span>{editing ? "Annuler" : "Modifier"}</span>
        </Button>
      </div>
      <form {...form} className="mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="grid gap-3 sm:col-span-2">
          <DraftNote {...draft} />
          {editing && result !== dismissed && <FormNotice result={result} />}
        </div>
        {profileFields.map(({ name, label, example, ...input }) => (
          <Field key={name} id={name} label={label} error={shown[name]}>
            <Input
              {...fieldProps(name, { error: shown[name] })}
              {...input}
              name={name}
              defaultValue={shownValue(profile, name)}
              readOnly={!editing}
              list={name === "occupation" && editing ? "metiers" : undefined}
              placeholder={
                editing
                  ? (name === "phone" && phoneExample(profile.country)) || example
                  : "Non renseigné"
              }
              className={look}
            />
          </Field>
        ))}
        <datalist id="metiers">
          {trades.map(({ slug, name }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
        <SituationFields profile={profile} editing={editing} errors={shown} />
        <Field
          id="email"
          label="Adresse courriel"
          className="sm:col-span-2"
          hint={
            <>
              Pour la changer, ouvrez les{" "}
              <Link href={spaceHref("parametres")} scroll={false} className="text-link">
                Paramètres
              </Link>
              .
            </>
          }
        >
          <Input
            {...fieldProps("email", { hint: true })}
            type="email"
            value={email}
            readOnly
            disabled
            className={look}
          />
        </Field>
        <Field
          id="bio_long"
          label="À propos de moi"
          error={shown.bio_long}
          className="sm:col-span-2"
        >
          <Textarea
            {...fieldProps("bio_long", { error: shown.bio_long })}
            name="bio_long"
            rows={4}
            maxLength={4000}
            defaultValue={profile.bio_long ?? ""}
            readOnly={!editing}
            placeholder={
              editing ? "Votre parcours, votre recherche, vos disponibilités…" : "Non renseigné"
            }
            className={clsx("field-sizing-content min-h-32", look)}
          />
        </Field>
        {editing && (
          <div className="sm:col-span-2">
            <Button type="submit" variant="primary" disabled={pending}>
              {pending ? "Enregistrement..." : "Enregistrer"}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}

type SituationFieldsProps = {
  profile: Situation;
  editing: boolean;
  errors: Record<string, string>;
};

/** Labels for the user's own level: "none" is "Non exigé" in an offer. */
const ownLevels = (scale: "NCLC" | "CLB") =>
  levelChoices(scale).map(([level, words]) => [level, level === "none" ? "Aucun" : words]);

const languages = [
  { name: "french_level", label: "Mon français", choices: ownLevels("NCLC") },
  { name: "english_level", label: "Mon anglais", choices: ownLevels("CLB") },
] as const;

/** A read-only control looks like text, as the other fields do. */
const READ_MENU =
  "[&_select]:border-transparent! [&_select]:bg-transparent! [&_select]:px-0! [&_select]:text-ink! [&_svg]:hidden";
const READ_INPUT = "border-transparent! bg-transparent! px-0!";

/** Situation of a candidate; recommendations are sorted only by this and the country. */
function SituationFields({ profile, editing, errors }: SituationFieldsProps) {
  const menu = (
    name: Exclude<keyof Situation, "country" | "arrival_date" | "trade">,
    label: string,
    choices: readonly (readonly string[])[],
  ) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      errors={errors}
      defaultValue={profile[name] ?? ""}
      disabled={!editing}
      className={editing ? undefined : READ_MENU}
    >
      <option value="">{NOT_SPECIFIED}</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  return (
    <fieldset className="grid gap-x-6 gap-y-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Mes critères</legend>
      <p className="text-sm text-muted sm:col-span-2">
        Ces réponses servent à trier les annonces dans «&nbsp;Pour Vous&nbsp;» et dans vos favoris.
        Un recruteur ne les voit que si vous les joignez à une candidature. {ACRONYMS.levels}{" "}
        <Link href={FRENCH_TEST_PATH} className="text-link">
          Convertir mes résultats de test
        </Link>
      </p>
      {menu("canada_status", "Ma situation", Object.entries(canadaStatuses))}
      <TextField
        name="arrival_date"
        label="Mon arrivée prévue au Canada"
        // Without a date, a native date field would display its pattern as if it were a value.
        type={editing || profile.arrival_date ? "date" : "text"}
        placeholder="Non renseignée"
        errors={errors}
        defaultValue={profile.arrival_date ?? ""}
        readOnly={!editing}
        inputClassName={editing ? undefined : READ_INPUT}
      />
      {languages.map(({ name, label, choices }) => menu(name, label, choices))}
    </fieldset>
  );
}
