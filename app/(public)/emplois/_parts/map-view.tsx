import type { ReactNode } from "react";
import { MapLegend } from "@/components/jobs/map/map-legend";
import { ProvinceMap } from "@/components/jobs/map/province-map";
import { ProvinceTable } from "@/components/jobs/map/province-table";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs } from "@/lib/copy/counts";
import { type OffersByProvince, shadesOf } from "@/lib/jobs/province-map";

/** The offers of each province, on a map and in a table; or where else to look. */
export function MapView({ title, offers }: { title: string; offers: OffersByProvince }) {
  if (offers.total === 0) {
    return (
      <Frame title={title}>
        <meta name="robots" content="noindex" />
        <EmptyState
          title="Aucune offre pour le moment"
          text="Revenez bientôt&nbsp;: de nouvelles offres arriveront ici."
        >
          <ButtonLink href="/freelance">Voir les missions freelance</ButtonLink>
          <ButtonLink href="/bourses">Voir les bourses d’études</ButtonLink>
        </EmptyState>
      </Frame>
    );
  }
  const shades = shadesOf(offers.provinces.map((province) => province.offers));
  return (
    <Frame
      title={title}
      lead={
        <>
          <p>{countJobs(offers.total)}</p>
          <p className="mt-2 text-base">
            Choisissez une province ou un territoire, sur la carte ou dans le tableau, pour voir ses
            offres.
          </p>
        </>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <figure className="grid gap-4">
          <ProvinceMap provinces={offers.provinces} shades={shades} />
          <figcaption>
            <MapLegend shades={shades} />
          </figcaption>
        </figure>
        <section aria-labelledby="tableau">
          <h2 id="tableau" className="mb-3 text-xl">
            Les offres en chiffres
          </h2>
          <ProvinceTable {...offers} shades={shades} />
        </section>
      </div>
    </Frame>
  );
}

type FrameProps = { title: string; lead?: ReactNode; children: ReactNode };

function Frame({ title, lead, children }: FrameProps) {
  return (
    <>
      <PageHeader
        title={title}
        trail={[
          { label: "Accueil", href: "/" },
          { label: "Emplois", href: "/emplois" },
          { label: "Carte" },
        ]}
        lead={lead}
      />
      <div className="wrap py-8 sm:py-10">{children}</div>
    </>
  );
}
