import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/field";
import type { AdminList, Sort } from "@/lib/admin/list";

type Props = {
  list: AdminList;
  sorts: readonly Sort[];
  /** What the search box is for: "Rechercher une offre". */
  search: string;
};

/** The fields above a table; they stand in a `ListFilters` form. */
export function ListToolbar({ list, sorts, search }: Props) {
  return (
    <div className="grid gap-2.5 pb-4 grid-cols-2 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2.2fr)_minmax(0,2.2fr)_auto]">
      <Input
        type="search"
        name="q"
        aria-label={search}
        placeholder={search}
        maxLength={200}
        defaultValue={list.q}
      />
      <Select
        name="voir"
        aria-label="Publications à afficher"
        defaultValue={list.mine ? "" : "toutes"}
      >
        <option value="">Les miennes</option>
        <option value="toutes">Toutes</option>
      </Select>
      <Select name="tri" aria-label="Ordre" defaultValue={list.sort.slug}>
        {sorts.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" className="max-sm:col-span-2">
        Rechercher
      </Button>
    </div>
  );
}
