import { OrganizationJsonLd } from "next-seo";
import { cacheBriefly } from "@/app/(public)/_parts/cache-briefly";
import { siteFigures } from "@/app/(public)/_parts/site-figures";
import { QuickApplyButton } from "@/components/applications/quick-apply-button";
import { Figures, FrequentSearches, Hero, SearchBox } from "@/components/home/hero";
import { CallToAction, Section, Services, Testimonials } from "@/components/home/sections";
import { JobCard } from "@/components/jobs/job-card";
import { JsonLd } from "@/components/seo/json-ld";
import { FeatureControl } from "@/components/ui/feature-control";
import { TextLink } from "@/components/ui/prose";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { contractTypes } from "@/lib/jobs/choices";
import { listRecentJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";
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
        <ul className="flex flex-wrap gap-x-8 gap-y-2 pt-6">
          <li>
            <TextLink href="/eimt">Qui recrute vraiment à l’étranger&nbsp;?</TextLink>
          </li>
          <li>
            <TextLink href="/mon-francais">Que m’ouvre mon test de français&nbsp;?</TextLink>
          </li>
          <li>
            <TextLink href="/verifier">Cette entreprise est-elle connue&nbsp;?</TextLink>
          </li>
        </ul>
      </div>
      <Services />
      <Testimonials />
      <CallToAction />
    </>
  );
}

async function RecentJobs() {
  const result = await listRecentJobs(3).catch((error: unknown) => ({
    failure: logError("home.recentJobs", error),
  }));
  if ("failure" in result) {
    await cacheBriefly();
    return (
      <ErrorState
        title="Impossible de charger les offres d’emploi."
        reference={result.failure}
        level="h3"
      />
    );
  }
  if (result.length === 0) {
    return (
      <EmptyState
        title="Aucune offre pour le moment"
        text="Revenez bientôt&nbsp;: de nouvelles offres arriveront ici."
        level="h3"
      />
    );
  }
  return (
    <ul className="job-cards lg:grid-cols-3">
      {result.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            heading="h3"
            apply={
              <FeatureControl feature="quick-apply">
                <QuickApplyButton />
              </FeatureControl>
            }
          />
        </li>
      ))}
    </ul>
  );
}
