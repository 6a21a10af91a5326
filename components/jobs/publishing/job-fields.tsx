import { AreaField, SelectField, TextField } from "@/components/forms/labelled";
import { contractTypes, salaryPeriods, sectors } from "@/lib/jobs/choices";
import type { Job } from "@/lib/jobs/schema";
import { provinces } from "@/lib/places/provinces";
import { publicationStates } from "@/lib/publications/states";
import { listText } from "@/lib/text/fields";

type Props = {
  job?: Job;
  errors: Record<string, string>;
};

/** Every field of an offer; the three that are required are not marked as optional. */
export function JobFields({ job, errors }: Props) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField
        name="title"
        label="Titre"
        errors={errors}
        defaultValue={job?.title}
        maxLength={200}
        placeholder="Infirmier·ère auxiliaire"
        className="sm:col-span-2"
        required
      />
      <TextField
        name="company_name"
        label="Entreprise"
        errors={errors}
        defaultValue={job?.company_name}
        maxLength={200}
        required
      />
      <TextField
        name="location"
        label="Lieu"
        errors={errors}
        defaultValue={job?.location ?? ""}
        maxLength={200}
        placeholder="Laval (Québec)"
        optional
      />
      <SelectField
        name="contract_type"
        label="Type de contrat"
        errors={errors}
        defaultValue={job?.contract_type ?? "CDI"}
      >
        {contractTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <SelectField
        name="province"
        label="Province"
        errors={errors}
        defaultValue={job?.province ?? ""}
      >
        <option value="">Déduite du lieu</option>
        {provinces.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name="remote"
          defaultChecked={job?.remote}
          className="size-5 accent-spruce"
        />
        Télétravail possible
      </label>
      <SelectField name="sector" label="Secteur" errors={errors} defaultValue={job?.sector ?? ""}>
        <option value="">Non précisé</option>
        {Object.entries(sectors).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        name="activity_sector"
        label="Domaine d’activité"
        errors={errors}
        defaultValue={job?.activity_sector ?? ""}
        maxLength={200}
        placeholder="Soins de longue durée"
        optional
      />
      <AreaField
        name="description"
        label="Description"
        errors={errors}
        defaultValue={job?.description}
        maxLength={20_000}
        rows={6}
        className="sm:col-span-2"
        required
      />
      <AreaField
        name="requirements"
        label="Exigences"
        hint="Séparez-les par des virgules, ou écrivez-en une par ligne."
        errors={errors}
        defaultValue={listText(job?.requirements ?? [])}
        rows={2}
        className="sm:col-span-2"
        optional
      />
      <AreaField
        name="benefits"
        label="Avantages"
        hint="Séparez-les par des virgules, ou écrivez-en un par ligne."
        errors={errors}
        defaultValue={listText(job?.benefits ?? [])}
        rows={2}
        className="sm:col-span-2"
        optional
      />
      <TextField
        name="salary_range"
        label="Salaire affiché"
        hint="Sans lui, l’offre dit « Salaire à négocier »."
        errors={errors}
        defaultValue={job?.salary_range ?? ""}
        maxLength={120}
        placeholder="55 000 $ à 68 000 $ par an"
        className="sm:col-span-2"
        optional
      />
      <fieldset className="grid gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-3 text-sm text-muted">
          Pour les moteurs de recherche, le même salaire en chiffres :
        </legend>
        <TextField
          name="salary_min"
          label="Minimum"
          errors={errors}
          defaultValue={job?.salary_min ?? ""}
          inputMode="decimal"
          optional
        />
        <TextField
          name="salary_max"
          label="Maximum"
          errors={errors}
          defaultValue={job?.salary_max ?? ""}
          inputMode="decimal"
          optional
        />
        <SelectField
          name="salary_period"
          label="Période"
          errors={errors}
          defaultValue={job?.salary_period ?? ""}
        >
          <option value="">Non précisée</option>
          {Object.entries(salaryPeriods).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <TextField
        name="application_deadline"
        label="Date limite de candidature"
        type="date"
        hint="Le lendemain, l’offre est marquée « expirée »."
        errors={errors}
        defaultValue={job?.application_deadline ?? ""}
        optional
      />
      <TextField
        name="start_date"
        label="Début du contrat"
        type="date"
        errors={errors}
        defaultValue={job?.start_date ?? ""}
        optional
      />
      <AreaField
        name="company"
        label="Présentation de l’entreprise"
        errors={errors}
        defaultValue={job?.company ?? ""}
        maxLength={4_000}
        rows={3}
        className="sm:col-span-2"
        optional
      />
      <SelectField
        name="status"
        label="État"
        hint="Un brouillon n’est lu que par vous ; une offre pourvue n’accepte plus de candidatures."
        errors={errors}
        defaultValue={job?.status ?? "published"}
        className="sm:col-span-2"
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
