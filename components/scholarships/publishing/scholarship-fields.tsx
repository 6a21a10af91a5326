import { AreaField, SelectField, TextField } from "@/components/forms/labelled";
import { publicationStates } from "@/lib/publications/states";
import { applicationModes, studyFields, studyLevels } from "@/lib/scholarships/choices";
import type { OwnScholarship } from "@/lib/scholarships/schema";
import { listText } from "@/lib/text/fields";

type Props = {
  scholarship?: OwnScholarship;
  errors: Record<string, string>;
};

/** Every field of a bourse; title, university and description are required. */
export function ScholarshipFields({ scholarship, errors }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        name="title"
        label="Titre"
        errors={errors}
        defaultValue={scholarship?.title}
        maxLength={200}
        placeholder="Bourse d’excellence en génie"
        className="sm:col-span-2"
        required
      />
      <TextField
        name="university"
        label="Université"
        errors={errors}
        defaultValue={scholarship?.university}
        maxLength={200}
        required
      />
      <TextField
        name="location"
        label="Lieu"
        errors={errors}
        defaultValue={scholarship?.location ?? ""}
        maxLength={200}
        placeholder="Sherbrooke (Québec)"
        optional
      />
      <SelectField
        name="level"
        label="Niveau"
        errors={errors}
        defaultValue={scholarship?.level ?? ""}
      >
        <option value="">Tous les niveaux</option>
        {studyLevels.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <TextField
        name="field"
        label="Domaine"
        errors={errors}
        defaultValue={scholarship?.field ?? ""}
        maxLength={120}
        list="domaines"
        optional
      />
      <datalist id="domaines">
        {studyFields.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <TextField
        name="amount"
        label="Montant"
        hint="Écrivez « complète » si elle couvre tout."
        errors={errors}
        defaultValue={scholarship?.amount ?? ""}
        maxLength={200}
        placeholder="10 000 $ par an"
        optional
      />
      <TextField
        name="duration"
        label="Durée"
        errors={errors}
        defaultValue={scholarship?.duration ?? ""}
        maxLength={120}
        placeholder="2 ans"
        optional
      />
      <TextField
        name="deadline"
        label="Date limite"
        type="date"
        hint="Le lendemain, la bourse est marquée « expirée »."
        errors={errors}
        defaultValue={scholarship?.deadline ?? ""}
        className="sm:col-span-2"
        optional
      />
      <AreaField
        name="description"
        label="Description"
        errors={errors}
        defaultValue={scholarship?.description}
        maxLength={20_000}
        rows={6}
        className="sm:col-span-2"
        required
      />
      <AreaField
        name="requirements"
        label="Critères d’admissibilité"
        hint="Séparez-les par des virgules, ou écrivez-en un par ligne."
        errors={errors}
        defaultValue={listText(scholarship?.requirements ?? [])}
        rows={2}
        className="sm:col-span-2"
        optional
      />
      <AreaField
        name="benefits"
        label="Avantages"
        hint="Séparez-les par des virgules, ou écrivez-en un par ligne."
        errors={errors}
        defaultValue={listText(scholarship?.benefits ?? [])}
        rows={2}
        className="sm:col-span-2"
        optional
      />
      <SelectField
        name="application_mode"
        label="Candidature"
        errors={errors}
        defaultValue={scholarship?.application_mode ?? "direct"}
      >
        {Object.entries(applicationModes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="status"
        label="État"
        hint="Un brouillon n’est lu que par vous."
        errors={errors}
        defaultValue={scholarship?.status ?? "published"}
      >
        {Object.entries(states).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        name="official_link"
        label="Site officiel"
        hint="Son adresse complète, qui commence par https://"
        errors={errors}
        defaultValue={scholarship?.official_link ?? ""}
        inputMode="url"
        placeholder="https://"
        className="sm:col-span-2"
        optional
      />
    </div>
  );
}

/** A bourse is awarded, an offer filled. */
const states = { ...publicationStates, filled: "Attribuée" };
