import clsx from "clsx";
import type { ReactNode } from "react";
import { RemovableChip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Filter as FilterIcon, Search } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { withCount } from "@/lib/copy/counts";
import type { Kind } from "@/lib/publications/kinds";
import type { Facets } from "@/lib/search/facets";
import type { ActiveFilter, Chosen, Filter, Filters, Sort } from "@/lib/search/filters";
import { type Choice, Menu } from "./menu";

/** Active filters as links that remove them, and a link that clears all. */
export function ActiveFilters({
  active,
  clearHref,
}: {
  active: ActiveFilter[];
  clearHref: string;
}) {
  if (active.length === 0) return null;
  return (
    <div className="active-filters">
      {active.map(({ label, href }) => (
        <RemovableChip key={label} href={href}>
          {label}
        </RemovableChip>
      ))}
      <Link href={clearHref} scroll={false} className="text-link relative px-2 py-1.5 text-sm">
        Effacer<span className="max-sm:sr-only"> les filtres</span>
      </Link>
    </div>
  );
}

/** Limit of choices per menu: more would outweigh the list, so the ones with most results are listed. */
const SHOWN = 20;

type FilterFieldProps = {
  filter: Filter<unknown>;
  chosen: unknown;
  /** Number of results per choice; a choice without a count displays none. */
  counts: Facets[string] | undefined;
};

/** Menu of a filter bar; its values are the slugs of the address. */
function FilterMenu({ filter, chosen, counts = {} }: FilterFieldProps) {
  const { param, title, all = "", values, slug, label, note } = filter;
  const found = (value: unknown) => counts[slug(value)]?.found ?? 0;
  const shown =
    values.length > SHOWN
      ? values
          .filter((value) => value === chosen || found(value) > 0)
          .sort((a, b) => found(b) - found(a))
          .filter((value, index) => index < SHOWN || value === chosen)
          .sort((a, b) => label(a).localeCompare(label(b), "fr"))
      : values;
  return (
    <Menu
      name={param}
      aria-label={title}
      aria-describedby={note && `${param}-note`}
      defaultValue={chosen ? slug(chosen) : ""}
      choices={[
        ["", all],
        ...shown.map(
          (value): Choice => [slug(value), withCount(label(value), counts[slug(value)])],
        ),
      ]}
    />
  );
}

function FilterBox({ filter: { param, title, note }, chosen, counts }: FilterFieldProps) {
  return (
    <label>
      <input
        type="checkbox"
        name={param}
        value="1"
        defaultChecked={chosen === true}
        aria-describedby={note && `${param}-note`}
      />
      {withCount(title, counts?.["1"])}
    </label>
  );
}

type FilterFieldsProps<List extends Filters> = {
  filters: List;
  state: Chosen<List>;
  facets: Facets;
  /** One more checkbox, which does not filter. */
  box?: ReactNode;
};

/** Filter menus and checkboxes, in the row of a list or behind "Tous les filtres". */
export function FilterFields<List extends Filters>(props: FilterFieldsProps<List>) {
  const { filters, state, facets, box } = props;
  const fields = Object.entries(filters).map(([name, filter]) => {
    const Field = filter.all === undefined ? FilterBox : FilterMenu;
    return {
      ...filter,
      field: <Field key={name} filter={filter} chosen={state[name]} counts={facets[filter.term]} />,
    };
  });
  const boxes = fields.filter(({ all }) => all === undefined);
  const notes = fields.filter(({ note }) => note !== undefined);
  return (
    <>
      {fields.filter(({ all }) => all !== undefined).map(({ field }) => field)}
      {(boxes.length > 0 || box) && (
        <div className="filter-boxes">
          {boxes.map(({ field }) => field)}
          {box}
        </div>
      )}
      {notes.length > 0 && (
        <p>
          {notes.map(({ param, note }) => (
            <span key={param} id={`${param}-note`}>{`${note} `}</span>
          ))}
        </p>
      )}
    </>
  );
}

export function countChosen<List extends Filters>(filters: List, state: Chosen<List>): number {
  return Object.keys(filters).filter((name) => state[name]).length;
}

type LabelsProps = {
  /** Label of the field: "Rechercher une mission". */
  label: string;
  placeholder: string;
  words: string;
  /** Kind whose titles and organisations are suggested. */
  suggest?: Kind;
  className?: string;
};

/** Text query of a list. */
export function SearchWords({ label, placeholder, words, suggest, className }: LabelsProps) {
  return (
    <Input
      type="search"
      name="q"
      data-suggest={suggest}
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      defaultValue={words}
      className={className}
    />
  );
}

/** State of the address that has no visible field: the order, and whether past items are included. */
export function OtherState({ sort, expired }: { sort: Sort; expired?: boolean }) {
  return (
    <>
      {sort !== "date" && <input type="hidden" name="tri" defaultValue={sort} />}
      {expired && <input type="hidden" name="expirees" defaultValue="1" />}
    </>
  );
}

type FilterRowProps = {
  /** Text query and, where the row has room, the most used filters. */
  fields: ReactNode;
  /** Label of the button: "Filtrer", "Rechercher". */
  submit: string;
  /** Number of active filters among `more`. */
  chosen?: number;
  /** Filters behind "Tous les filtres"; native `details`, so that they open without JavaScript. */
  more?: ReactNode;
  /** Number of results, for lists that update on each choice. */
  found?: { found: number; capped: boolean };
  /** Few filters: only phones collapse them. */
  isShort?: boolean;
};

/** Filters of a list in one row; the rest expands below it, in the flow, and covers nothing. */
export function FilterRow(props: FilterRowProps) {
  const { fields, submit, chosen = 0, more, found, isShort = false } = props;
  return (
    <div className={clsx("filter-row", isShort && "filter-short")}>
      {fields}
      <Button type="submit" variant={isShort ? "outline" : "primary"} aria-label={submit}>
        <Search className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{submit}</span>
      </Button>
      {more && (
        <details>
          <summary className="button button-outline button-md">
            <FilterIcon className="size-4.5" />
            <span className="max-xl:sr-only">Tous les filtres</span>
            {chosen > 0 && (
              <span className="filter-count">
                {chosen}
                <span className="sr-only">{chosen > 1 ? " choisis" : " choisi"}</span>
              </span>
            )}
          </summary>
          <div className="filter-more">
            {more}
            {/* A choice updates the results at once, but below the visible part of a phone's screen. */}
            <Button
              type="submit"
              variant="primary"
              data-leads-to-results=""
              className="sticky bottom-3 z-10 lg:hidden"
            >
              {withCount("Voir les résultats", found)}
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
