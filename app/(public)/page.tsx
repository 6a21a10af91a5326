import { OrganizationJsonLd } from "next-seo";
import { RecentJobs } from "@/app/(public)/_parts/recent-jobs";
import { siteFigures } from "@/app/(public)/_parts/site-figures";
import { CallToAction, Section } from "@/components/home/call-to-action";
import { Figures, Hero } from "@/components/home/hero";
import { FrequentSearches, SearchBox } from "@/components/home/search-box";
import { Services } from "@/components/home/services";
import { Testimonials } from "@/components/home/testimonials";
import { JsonLd } from "@/components/seo/json-ld";
import { FeatureControl } from "@/components/ui/feature-control";
import { contractTypes } from "@/lib/jobs/choices";
import { organization, shaped, webSite } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/shared/site";

export const metadata = pageMetadata({
  title: { absolute: `${site.name} · Emplois, bourses et missions au Canada, en français` },
  description:
    "Offres d’emploi, missions freelance, bourses d’études et actualités de l’immigration\u00a0: tout pour travailler, étudier et s’établir au Canada, en français.",
  path: "/",
});

export default async function HomePage() {
  return (
    <>
      <JsonLd data={shaped(OrganizationJsonLd, organization())} />
      <JsonLd data={webSite()} />
      <Hero />
      <div className="wrap">
        <FeatureControl feature="search">
          <SearchBox contracts={contractTypes} />
        </FeatureControl>
        <FrequentSearches />
      </div>
      <Section
        id="offres"
        title="Offres récentes"
        more={{ href: "/emplois", label: "Toutes les offres" }}
      >
        <RecentJobs />
      </Section>
      <div className="wrap">
        <Figures {...(await siteFigures())} />
      </div>
      <Services />
      <Testimonials />
      <CallToAction />
    </>
  );
}
