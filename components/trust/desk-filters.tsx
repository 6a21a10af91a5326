import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import { knownActs } from "@/lib/trust/audit-words";
import {
  CASES_PATH,
  type CaseFilters,
  SIGNALS_PATH,
  type SignalFilters,
} from "@/lib/trust/filters";
import { reportReasons } from "@/lib/trust/reporting";

/** Two choices of what a list of the desk shows; a plain form. */
function DeskFilter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <form
      action={path}
      className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {children}
      <Button type="submit">Filtrer</Button>
    </form>
  );
}

/** Which cases are looked at. */
export function CaseFilter({ filters }: { filters: CaseFilters }) {
  const { settled, reason, membersOnly } = filters;
  return (
    <DeskFilter path={CASES_PATH}>
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
    </DeskFilter>
  );
}

/** Which publications, of those that resemble a fraud. */
export function SignalsFilter({ filters }: { filters: SignalFilters }) {
  const { cleared, everyWeight } = filters;
  return (
    <DeskFilter path={SIGNALS_PATH}>
      <Select name="etat" aria-label="Ce qui est montré" defaultValue={cleared ? "examines" : ""}>
        <option value="">À examiner</option>
        <option value="examines">Rien à signaler</option>
      </Select>
      <Select name="poids" aria-label="Poids" defaultValue={everyWeight ? "tous" : ""}>
        <option value="">50 et plus</option>
        <option value="tous">Tous les poids</option>
      </Select>
    </DeskFilter>
  );
}

type LogProps = { path: string; address: string; act: string };

/** What of the log is looked for. */
export function LogFilter({ path, address, act }: LogProps) {
  return (
    <DeskFilter path={path}>
      <Input
        type="search"
        name="adresse"
        aria-label="Adresse courriel de qui a agi, ou de qui est concerné"
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
    </DeskFilter>
  );
}
