import { PHASE_PRODUCTION_BUILD } from "next/constants";
import type { ReactNode } from "react";
import { MapLegend, ProvinceMap, ProvinceTable } from "@/components/jobs/map/province-map";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { EmptyState } from "@/components/ui/states";
import { countJobs } from "@/lib/copy/counts";
import { type OffersByProvince, offersByProvince, shadesOf } from "@/lib/jobs/province-map";
import { listLandings } from "@/lib/jobs/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const TITLE = "Carte des offres d’emploi";

export const metadata = pageMetadata({
  title: `${TITLE} au Canada`,
  description:
    "Les offres d’emploi par province et territoire du Canada\u00a0: une carte et un tableau mènent aux offres de chaque province ou territoire.",
  path: "/emplois/carte",
});

/**
 * A failure is thrown, so that it is never cached and the next request reads again. Not at build time: there
 * is no database, and the result is never served.
 */
export default async function JobMapPage() {
  const isBuilding = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const landings = await listLandings().catch((error: unknown) => {
    if (!isBuilding) throw error;
    return [];
  });
  return <MapView title={TITLE} offers={offersByProvince(landings)} />;
}

/** Offers by province, on a map and in a table; links to other pages if there are none. */
function MapView({ title, offers }: { title: string; offers: OffersByProvince }) {
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
