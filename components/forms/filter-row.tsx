import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Filter, Search } from "@/components/ui/icons";

type Props = {
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
export function FilterRow({ fields, submit, chosen = 0, more }: Props) {
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
