import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { CASES_PATH, type CaseFilters } from "@/lib/trust/filters";
import { reportReasons } from "@/lib/trust/reporting";

/** Which cases are looked at; a plain form. */
export function CaseFilter({ filters }: { filters: CaseFilters }) {
  const { settled, reason, membersOnly } = filters;
  return (
    <form
      action={CASES_PATH}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {settled && <input type="hidden" name="etat" value="decides" />}
      <Select name="raison" aria-label="Raison du signalement" defaultValue={reason}>
        <option value="">Toutes les raisons</option>
        {Object.entries(reportReasons).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <Select name="de" aria-label="Qui signale" defaultValue={membersOnly ? "membres" : ""}>
        <option value="">Membres et visiteurs</option>
        <option value="membres">Signalé par un membre</option>
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}
