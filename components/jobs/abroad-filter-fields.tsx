import { type Choice, Menu } from "@/components/forms/menu";
import { ChevronDown } from "@/components/ui/icons";
import { asksAbroad, type JobFilters } from "@/lib/jobs/filters";
import { abroadLabels, askedLanguages, NO_PERMIT_MEANS } from "@/lib/publications/abroad-filters";

type Props = {
  filters: JobFilters;
  /** A choice with how many offers it would leave. */
  counted: (facet: string, value: string, label: string) => string;
};

const boxes = [
  { name: "etranger", field: "abroad", facet: "abroad" },
  { name: "sans_permis", field: "noPermit", facet: "no_permit" },
  { name: "mobilite", field: "mobility", facet: "mobility" },
] as const;

/** What candidates abroad ask of an offer first. */
export function AbroadFilterFields({ filters, counted }: Props) {
  return (
    <details
      className="col-span-full md:order-1 md:col-span-2 md:open:order-last md:open:col-span-full lg:order-2"
      open={asksAbroad(filters)}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold">
        Postuler de l’étranger
        <ChevronDown className="size-4.5" />
      </summary>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-1">
        {boxes.map(({ name, field, facet }) => (
          <label key={name} className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name={name} value="1" defaultChecked={filters[field]} />
            {counted(facet, "true", abroadLabels[field])}
          </label>
        ))}
        <Menu
          name="langue"
          aria-label="Langue demandée"
          defaultValue={filters.language?.slug ?? ""}
          choices={[
            ["", "Toutes les langues"],
            ...askedLanguages.map(
              ({ slug, label }): Choice => [slug, counted("language", slug, label)],
            ),
          ]}
        />
        <p className="text-sm text-muted">{NO_PERMIT_MEANS}</p>
      </div>
    </details>
  );
}
