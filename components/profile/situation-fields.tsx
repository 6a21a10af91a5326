import { SelectField } from "@/components/forms/labelled";
import { ACRONYMS, levelChoices, UNSAID } from "@/lib/publications/abroad";
import { canadaStatuses, type Situation } from "@/lib/publications/fit";

type Props = { profile: Situation; editing: boolean; errors: Record<string, string> };

const fields = [
  { name: "canada_status", label: "Ma situation", choices: Object.entries(canadaStatuses) },
  { name: "french_level", label: "Mon français", choices: levelChoices("NCLC") },
  { name: "english_level", label: "Mon anglais", choices: levelChoices("CLB") },
] as const;

/** A menu that is only read looks like text, as the other fields do. */
const READ =
  "[&_select]:border-transparent! [&_select]:bg-transparent! [&_select]:px-0! [&_select]:text-ink! [&_svg]:hidden";

/** Where a candidate stands; of this alone their saved offers are marked. */
export function SituationFields({ profile, editing, errors }: Props) {
  return (
    <fieldset className="grid gap-x-6 gap-y-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Ce qui me convient</legend>
      <p className="text-sm text-muted sm:col-span-2">
        Ces trois réponses marquent ce qui vous convient dans vos favoris. Personne d’autre ne les
        lit. {ACRONYMS.levels}
      </p>
      {fields.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          errors={errors}
          defaultValue={profile[name] ?? ""}
          disabled={!editing}
          className={editing ? undefined : READ}
        >
          <option value="">{UNSAID}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
