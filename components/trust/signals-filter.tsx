import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { SIGNALS_PATH, type SignalFilters } from "@/lib/trust/filters";

/** Which publications are looked at; a plain form. */
export function SignalsFilter({ filters }: { filters: SignalFilters }) {
  const { cleared, everyWeight } = filters;
  return (
    <form
      action={SIGNALS_PATH}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Select name="etat" aria-label="Ce qui est montré" defaultValue={cleared ? "examines" : ""}>
        <option value="">À examiner</option>
        <option value="examines">Rien à signaler</option>
      </Select>
      <Select name="poids" aria-label="Poids" defaultValue={everyWeight ? "tous" : ""}>
        <option value="">50 et plus</option>
        <option value="tous">Tous les poids</option>
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}
