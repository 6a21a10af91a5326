import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";

type Props = { path: string; cleared: boolean; everyWeight: boolean };

/** Which publications are looked at; a plain form. */
export function SignalsFilter({ path, cleared, everyWeight }: Props) {
  return (
    <form
      action={path}
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
