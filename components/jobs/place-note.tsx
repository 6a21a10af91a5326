import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { type JobFilters, jobsHref } from "@/lib/jobs/filters";
import type { PlaceReading } from "@/lib/jobs/places";
import { type Town, townLabel } from "@/lib/places/towns";

type Props = { filters: JobFilters; reading: PlaceReading | null };

/** Explains how the place of a search was interpreted when that is ambiguous, and offers alternatives. */
export function PlaceNote({ filters, reading }: Props) {
  const note = noteOf(filters, reading);
  return note && <div role="status">{note}</div>;
}

function noteOf(filters: JobFilters, reading: PlaceReading | null): ReactNode {
  const { place, radius } = filters;
  if (place === "") {
    return radius && <p>Indiquez une ville pour chercher à {radius}&nbsp;km autour d’elle.</p>;
  }
  if (reading === null) return null;
  const { centre, others, near, isRegion } = reading;
  const choice = (towns: Town[]) => <Choice towns={towns} filters={filters} />;

  if (isRegion && radius === null) {
    return (
      centre && (
        <p>
          «&nbsp;{place}&nbsp;» désigne toute la province. Pour la ville seule&nbsp;:{" "}
          {choice([centre])}
        </p>
      )
    );
  }
  if (isRegion && centre === null) {
    return (
      <p>«&nbsp;{place}&nbsp;» n’est pas une ville&nbsp;: la distance n’est pas prise en compte.</p>
    );
  }
  if (centre === null) {
    return (
      <>
        <p>
          <strong>Nous ne connaissons pas la ville «&nbsp;{place}&nbsp;».</strong>
          {near.length > 0 && <span> Vouliez-vous dire&nbsp;: {choice(near)}&nbsp;?</span>}
        </p>
        <p className="text-muted">
          Voici les offres dont le lieu contient ces mots, et celles en télétravail.
        </p>
      </>
    );
  }
  return (
    <>
      {others.length > 0 && (
        <p>
          {radius
            ? `Autour de ${townLabel(centre)}. Autres villes de ce nom\u00a0: `
            : "Plusieurs villes portent ce nom\u00a0: "}
          {choice(radius ? others : [centre, ...others])}
        </p>
      )}
      {radius && (
        <p className="text-sm text-muted">
          Distances à vol d’oiseau entre les villes. Les offres en télétravail sont incluses.
          Source&nbsp;:{" "}
          <Link href="/terms#sources" className="text-link">
            GeoNames
          </Link>
        </p>
      )}
    </>
  );
}

/** Links to the same search around each town. */
function Choice({ towns, filters }: { towns: Town[]; filters: JobFilters }) {
  return towns.map((town, index) => {
    const label = townLabel(town);
    return (
      <span key={label}>
        <Link
          href={jobsHref({ ...filters, place: label, page: 1 })}
          scroll={false}
          className="text-link inline-block py-1"
        >
          {label}
        </Link>
        {index < towns.length - 1 && <span>{"\u00a0· "}</span>}
      </span>
    );
  });
}
