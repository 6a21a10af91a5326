import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { sources } from "@/lib/trust/schema";

type Props = { path: string; source: string; settled: boolean };

/** Which cases are looked at; a plain form. */
export function CaseFilter({ path, source, settled }: Props) {
  return (
    <form
      action={path}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Select name="origine" aria-label="Origine" defaultValue={source}>
        <option value="">Toutes les origines</option>
        {Object.entries(sources).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <Select name="etat" aria-label="État" defaultValue={settled ? "decides" : ""}>
        <option value="">En attente</option>
        <option value="decides">Décidés</option>
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}
