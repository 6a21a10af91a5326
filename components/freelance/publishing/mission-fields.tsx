import { AreaField, SelectField, TextField } from "@/components/forms/labelled";
import type { OwnMission } from "@/lib/freelance/schema";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";

type Props = {
  mission?: OwnMission;
  errors: Record<string, string>;
};

/** Every field of a mission; title and description are required. */
export function MissionFields({ mission, errors }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        name="title"
        label="Titre"
        errors={errors}
        defaultValue={mission?.title}
        maxLength={200}
        placeholder="Refonte d’une boutique en ligne"
        className="sm:col-span-2"
        required
      />
      <TextField
        name="company_name"
        label="Entreprise"
        errors={errors}
        defaultValue={mission?.company_name ?? ""}
        maxLength={200}
        optional
      />
      <TextField
        name="location"
        label="Lieu"
        errors={errors}
        defaultValue={mission?.location ?? ""}
        maxLength={200}
        placeholder="À distance"
        optional
      />
      <TextField
        name="budget"
        label="Budget (CAD)"
        hint="Sans lui, la mission dit « Budget à discuter »."
        errors={errors}
        defaultValue={mission?.budget ?? ""}
        inputMode="decimal"
        placeholder="4 500"
        optional
      />
      <TextField
        name="duration"
        label="Durée"
        hint="En toutes lettres : « 2 mois », « 6 semaines »."
        errors={errors}
        defaultValue={mission?.duration ?? ""}
        maxLength={120}
        optional
      />
      <AreaField
        name="description"
        label="Description"
        errors={errors}
        defaultValue={mission?.description}
        maxLength={20_000}
        rows={6}
        className="sm:col-span-2"
        required
      />
      <AreaField
        name="skills_required"
        label="Compétences"
        hint="Séparez-les par des virgules, ou écrivez-en une par ligne."
        errors={errors}
        defaultValue={listText(mission?.skills_required ?? [])}
        rows={2}
        className="sm:col-span-2"
        placeholder="React, Node.js, Design"
        optional
      />
      <TextField
        name="application_deadline"
        label="Date limite"
        type="date"
        hint="Le lendemain, la mission est marquée « expirée »."
        errors={errors}
        defaultValue={mission?.application_deadline ?? ""}
        optional
      />
      <SelectField
        name="status"
        label="État"
        hint="Un brouillon n’est lu que par vous; une mission pourvue n’accepte plus de propositions."
        errors={errors}
        defaultValue={mission?.status ?? "published"}
      >
        {Object.entries(publicationStates).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
