import { SelectField, TextField } from "@/components/forms/fields";
import { ACRONYMS, levelChoices, NOT_SPECIFIED } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/match";

type Props = { profile: Situation; editing: boolean; errors: Record<string, string> };

/** What one speaks oneself; an announcement's words for it would be "Non demandé". */
const ownLevels = (scale: "NCLC" | "CLB") =>
  levelChoices(scale).map(([level, words]) => [level, level === "none" ? "Aucun" : words]);

const languages = [
  { name: "french_level", label: "Mon français", choices: ownLevels("NCLC") },
  { name: "english_level", label: "Mon anglais", choices: ownLevels("CLB") },
] as const;

/** A control that is only read looks like text, as the other fields do. */
const READ_MENU =
  "[&_select]:border-transparent! [&_select]:bg-transparent! [&_select]:px-0! [&_select]:text-ink! [&_svg]:hidden";
const READ = "border-transparent! bg-transparent! px-0!";

/** Where a candidate stands; by this and their country alone what they are shown is sorted. */
export function SituationFields({ profile, editing, errors }: Props) {
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
        Personne d’autre ne les voit. {ACRONYMS.levels}
      </p>
      {menu("canada_status", "Ma situation", Object.entries(canadaStatuses))}
      <TextField
        name="arrival_date"
        label="Mon arrivée prévue au Canada"
        // Without a day the browser's own field would show its pattern as if it were one.
        type={editing || profile.arrival_date ? "date" : "text"}
        placeholder="Non renseignée"
        errors={errors}
        defaultValue={profile.arrival_date ?? ""}
        readOnly={!editing}
        inputClassName={editing ? undefined : READ}
      />
      {languages.map(({ name, label, choices }) => menu(name, label, choices))}
    </fieldset>
  );
}
