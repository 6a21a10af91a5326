import Link from "next/link";
import type { ReactNode } from "react";
import { RemovableChip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Filter, Search } from "@/components/ui/icons";
import { withCount } from "@/lib/copy/counts";
import type { Kind } from "@/lib/publications/kinds";
import type { Facets } from "@/lib/search/facets";
import type { ActiveFilter, Sort } from "@/lib/search/filters";
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

type Option = { slug: string; label: string };
type ActiveFiltersProps = {
  name: string;
  label: string;
  /** The words for "no choice". */
  all: string;
  options: readonly Option[];
  chosen: Option | null;
  /** How many publications each choice would leave; one without a count says none. */
  counts?: Facets[string];
};

/** A menu of a filter bar; its values are the words of the address. */
export function FilterMenu({ name, label, all, options, chosen, counts }: ActiveFiltersProps) {
  return (
    <Menu
      name={name}
      aria-label={label}
      defaultValue={chosen?.slug ?? ""}
      choices={[
        ["", all],
        ...options.map(
          (option): Choice => [option.slug, withCount(option.label, counts?.[option.slug])],
        ),
      ]}
    />
  );
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
  /** What is always asked for: words, and a place. */
  fields: ReactNode;
  /** The word on the button: "Filtrer", "Rechercher". */
  submit: string;
  /** How many choices of `more` narrow the list. */
  chosen?: number;
  /** The menus and boxes behind "Tous les filtres"; native, so that they open without JavaScript. */
  more?: ReactNode;
};

/** The filters of a list in one row; the rest opens below it, in the page: it covers nothing. */
export function FilterRow({ fields, submit, chosen = 0, more }: FilterRowProps) {
  return (
    <div className="filter-row">
      {fields}
      <Button type="submit" variant="primary" aria-label={submit}>
        <Search className="size-5 sm:hidden" />
        <span className="max-sm:hidden">{submit}</span>
      </Button>
      {more && (
        <details>
          <summary className="button button-outline button-md">
            <Filter className="size-4.5" />
            <span className="max-lg:sr-only">Tous les filtres</span>
            {chosen > 0 && (
              <span className="filter-count">
                {chosen}
                <span className="sr-only">{chosen > 1 ? " choisis" : " choisi"}</span>
              </span>
            )}
          </summary>
          <div className="filter-more">{more}</div>
        </details>
      )}
    </div>
  );
}
