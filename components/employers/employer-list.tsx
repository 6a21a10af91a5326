import clsx from "clsx";
import { FilterFields, SearchWords } from "@/components/forms/filters";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card, CardLink } from "@/components/ui/card";
import { InitialsTile } from "@/components/ui/initials-tile";
import { EmptyState } from "@/components/ui/states";
import { countLivePublications } from "@/lib/copy/counts";
import { type EmployerFilters, employerFilters } from "@/lib/employers/filters";
import { sectorLabels } from "@/lib/employers/schema";
import { provinces } from "@/lib/places/provinces";
import { EMPLOYERS_PATH, employerPath } from "@/lib/publications/employer-mark";
import { frenchText } from "@/lib/shared/french";
import { excerpt } from "@/lib/text/plain";

const sides = { md: 52, lg: 64 } as const;

type Props = {
  name: string;
  /** Public URL of the logo; null renders initials. */
  src: string | null;
  size?: keyof typeof sides;
  className?: string;
};

export function EmployerLogo({ name, src, size = "md", className }: Props) {
  if (src === null) return <InitialsTile name={name} size={size} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: it is small, and stored as it is shown.
    <img
      src={src}
      alt=""
      width={sides[size]}
      height={sides[size]}
      loading="lazy"
      decoding="async"
      className={clsx(
        "shrink-0 rounded-control border border-line bg-snow object-contain",
        size === "lg" ? "size-16" : "size-13",
        className,
      )}
    />
  );
}

export type EmployerCardData = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  /** Public URL of the logo. */
  logo: string | null;
  place: string | null;
  sectors: string[];
  live: number;
};

const SHOWN_DESCRIPTION = 160;

export function EmployerGrid({ employers }: { employers: EmployerCardData[] }) {
  return (
    <ul className="grid gap-3 sm:gap-5 md:grid-cols-2">
      {employers.map((employer) => (
        <li key={employer.id} className="min-w-0">
          <EmployerCard {...employer} />
        </li>
      ))}
    </ul>
  );
}

function EmployerCard({ slug, name, description, logo, place, sectors, live }: EmployerCardData) {
  const province = provinces.find(({ code }) => code === place)?.label;
  const facts = [province, ...sectorLabels(sectors)].filter(Boolean);
  return (
    <Card as="article" clickable className="flex h-full gap-4 p-4 sm:p-5">
      <EmployerLogo name={name} src={logo} />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="card-title sm:leading-snug">
          <CardLink href={employerPath(slug)} prefetch={false}>
            {frenchText(name)}
          </CardLink>
        </h2>
        {facts.length > 0 && <p className="text-sm text-muted">{facts.join(" · ")}</p>}
        {description && (
          <p className="text-sm wrap-anywhere">
            {frenchText(excerpt(description, SHOWN_DESCRIPTION))}
          </p>
        )}
        <p className="text-sm font-semibold">{countLivePublications(live)}</p>
      </div>
    </Card>
  );
}

export function EmployerFilterFields({ filters }: { filters: EmployerFilters }) {
  return (
    <div className="grid gap-2.5 py-3 sm:grid-cols-[1fr_1fr] lg:grid-cols-[2fr_1fr_1fr_auto]">
      <SearchWords
        label="Rechercher une entreprise"
        placeholder="Nom de l’entreprise"
        words={filters.q}
        className="sm:col-span-2 lg:col-span-1"
      />
      <FilterFields filters={employerFilters} state={filters} facets={{}} />
      <Button type="submit" variant="primary" className="sm:col-span-2 lg:col-span-1">
        Rechercher
      </Button>
    </div>
  );
}

export function NoEmployers({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      title="Aucune entreprise ne correspond à vos critères."
      text={
        narrowed
          ? "Essayez avec moins de filtres ou un mot plus court."
          : "Revenez bientôt\u00a0: de nouvelles entreprises arriveront ici."
      }
    >
      {narrowed && (
        <ButtonLink href={EMPLOYERS_PATH} scroll={false} variant="primary">
          Effacer les filtres
        </ButtonLink>
      )}
    </EmptyState>
  );
}
