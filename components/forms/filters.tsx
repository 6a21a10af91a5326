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

/** What narrows a list, each removable by a link, and the way to remove all. */
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

/** More choices than these would weigh more than the list: the ones that leave the most are shown. */
const SHOWN = 20;

type FilterFieldProps = {
  filter: Filter<unknown>;
  chosen: unknown;
  /** How many publications each choice would leave; one without a count says none. */
  counts: Facets[string] | undefined;
};

/** A menu of a filter bar; its values are the words of the address. */
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
  /** One more box, which narrows nothing. */
  box?: ReactNode;
};

/** The menus and boxes of a list's filters, in its row or behind "Tous les filtres". */
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

/** How many of a list's filters are set. */
export function countChosen<List extends Filters>(filters: List, state: Chosen<List>): number {
  return Object.keys(filters).filter((name) => state[name]).length;
}

type LabelsProps = {
  /** What the field is for: "Rechercher une mission". */
  label: string;
  placeholder: string;
  words: string;
  /** The kind whose titles and organisations are suggested. */
  suggest?: Kind;
  className?: string;
};

/** The words that a list is searched for. */
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

/** What a list's address says beside the fields: its order, and that what is past is listed too. */
export function OtherState({ sort, expired }: { sort: Sort; expired?: boolean }) {
  return (
    <>
      {sort !== "date" && <input type="hidden" name="tri" defaultValue={sort} />}
      {expired && <input type="hidden" name="expirees" defaultValue="1" />}
    </>
  );
}

type FilterRowProps = {
  /** The words, and where the row has room the filters that most people choose. */
  fields: ReactNode;
  /** The word on the button: "Filtrer", "Rechercher". */
  submit: string;
  /** How many choices of `more` narrow the list. */
  chosen?: number;
  /** The menus and boxes behind "Tous les filtres"; native, so that they open without JavaScript. */
  more?: ReactNode;
  /** How many results there are, where each choice is answered at once. */
  found?: { found: number; capped: boolean };
  /** They are few: only on a phone are they behind it. */
  isShort?: boolean;
};

/** The filters of a list in one row; the rest opens below it, in the page: it covers nothing. */
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
            {/* What is ticked answers at once, below what a phone shows. */}
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
