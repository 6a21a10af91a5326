import { FilterFields, FilterRow, SearchWords } from "@/components/forms/filters";
import { type Choice, Menu } from "@/components/forms/menu";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import type { RegisterFilters, registerFilters } from "@/lib/lmia/filters";
import { countPositions, periodLabel, streamLabels, tradesText } from "@/lib/lmia/format";
import { provinces } from "@/lib/places/provinces";
import { radii } from "@/lib/places/towns";
import { employerPath } from "@/lib/publications/employer-mark";
import { frenchText } from "@/lib/shared/french";

/** The address of a register row is the employer's, not the workplace's. */
export type RegisterEntry = {
  id: number;
  name: string;
  town: string;
  /** Province code; empty when the head office is abroad. */
  region: string;
  positions: number;
  trades: { label: string; positions: number }[];
  streams?: string[];
  quarters: string[];
  is_example: boolean;
  /** Slug of the company's page, if it is verified and the row is its own. */
  employer_slug: string | null;
};

export function RegisterList({ rows, trade }: { rows: RegisterEntry[]; trade?: string }) {
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className="min-w-0 rounded-card border border-line bg-paper p-4">
          <RegisterItem row={row} trade={trade} />
        </li>
      ))}
    </ul>
  );
}

function RegisterItem({ row, trade }: { row: RegisterEntry; trade?: string }) {
  const { name, town, region, positions, streams = [], quarters, employer_slug } = row;
  const province = provinces.find(({ code }) => code === region)?.label;
  const address = province ? `${town} (${province})` : `${town}, siège à l’étranger`;
  const named = streams.map((stream) => streamLabels[stream]).filter(Boolean);
  return (
    <div className="grid gap-1">
      <h2 className="card-title wrap-anywhere">{frenchText(name)}</h2>
      <p className="text-sm text-muted">{frenchText(address)}</p>
      <p>
        <b>{`${countPositions(positions)}${trade ? ` de ${trade}` : ""}`}</b>
        {!trade && row.trades.length > 0 && <span>{`\u00a0: ${tradesText(row.trades)}`}</span>}
      </p>
      <p className="text-sm text-muted">
        {[periodLabel(quarters), ...(named.length > 0 ? [named.join(", ")] : [])].join(" · ")}
      </p>
      {row.is_example && (
        <p>
          <Badge tone="grey">Exemple inventé</Badge>
        </p>
      )}
      {employer_slug && (
        <p>
          <Link href={employerPath(employer_slug)} className="text-link">
            Entreprise vérifiée&nbsp;: voir sa page et ses offres
          </Link>
        </p>
      )}
    </div>
  );
}

type FieldsProps = {
  filters: ReturnType<typeof registerFilters>;
  state: RegisterFilters;
  found: number;
};

/** Name or trade, and place, in the row; the menus behind "Tous les filtres". */
export function RegisterFields({ filters, state, found }: FieldsProps) {
  const { trade, province, place, radius, q } = state;
  const counts = Object.fromEntries(
    filters.trade.values.map(({ code, employers }) => [
      code,
      { found: employers, capped: false, partly: false },
    ]),
  );
  return (
    <FilterRow
      submit="Filtrer"
      chosen={[trade, province].filter(Boolean).length}
      found={{ found, capped: false }}
      fields={
        <>
          <SearchWords label="Métier ou entreprise" placeholder="Métier ou entreprise" words={q} />
          <Input
            type="search"
            name="lieu"
            data-suggest="town"
            aria-label="Ville"
            placeholder="Ville de l’entreprise"
            maxLength={100}
            defaultValue={place}
          />
          <Menu
            name="rayon"
            aria-label="Distance"
            defaultValue={radius ?? ""}
            choices={[["", "Distance"], ...radii.map((km): Choice => [km, `${km}\u00a0km`])]}
          />
        </>
      }
      more={<FilterFields filters={filters} state={state} facets={{ noc: counts }} />}
    />
  );
}
