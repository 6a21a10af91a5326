import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { knownActs } from "@/lib/trust/audit-words";

type Props = { path: string; address: string; act: string };

/** What of the log is looked for; a plain form. */
export function LogFilter({ path, address, act }: Props) {
  return (
    <form
      action={path}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Input
        type="search"
        name="adresse"
        aria-label="Adresse courriel de l’auteur ou de la personne concernée"
        placeholder="Adresse courriel"
        maxLength={120}
        defaultValue={address}
      />
      <Select name="acte" aria-label="Acte" defaultValue={act}>
        <option value="">Tous les actes</option>
        {knownActs.map((known) => (
          <option key={known.act} value={known.act}>
            {known.label}
          </option>
        ))}
      </Select>
      <Button type="submit">Filtrer</Button>
    </form>
  );
}
