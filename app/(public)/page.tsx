import { unstable_cache } from "next/cache";
import { OrganizationJsonLd } from "next-seo";
import { QuickApply } from "@/components/applications/quick-apply";
import { CallToAction } from "@/components/home/call-to-action";
import { Figures, Hero } from "@/components/home/hero";
import { SearchBox } from "@/components/home/search-box";
import { Section } from "@/components/home/section";
import { Services } from "@/components/home/services";
import { Testimonials } from "@/components/home/testimonials";
import { JobCard } from "@/components/jobs/job-card";
import { JsonLd } from "@/components/seo/json-ld";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FeatureControl } from "@/components/ui/feature-control";
import { contractTypes } from "@/lib/jobs/choices";
import { listRecentJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/log";
import { shaped } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/metadata";
import { organization, webSite } from "@/lib/seo/site-data";
import { site } from "@/lib/site";

export const metadata = pageMetadata({
  title: { absolute: `${site.name} · Emplois, bourses et missions au Canada, en français` },
  description:
    "Offres d’emploi, missions freelance, bourses d’études et actualités de l’immigration\u00a0: tout pour travailler, étudier et s’établir au Canada, en français.",
  path: "/",
});

export default function HomePage() {
  return (
    <>
      <JsonLd data={shaped(OrganizationJsonLd, organization())} />
      <JsonLd data={webSite()} />
      <Hero />
      <div className="wrap">
        <FeatureControl feature="search">
          <SearchBox contracts={contractTypes} />
        </FeatureControl>
        <Figures figures={site.figures} />
      </div>
      <Services />
      <Section
        id="offres"
        title="Offres récentes"
        more={{ href: "/emplois", label: "Toutes les offres" }}
      >
        <RecentJobs />
      </Section>
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
    await keepBriefly();
    return (
      <ErrorState
        title="Impossible de charger les offres d'emploi."
        reference={result.failure}
        level="h3"
      />
    );
  }
  if (result.length === 0) {
    return (
      <EmptyState
        title="Aucune offre pour le moment"
        text="De nouvelles offres paraissent chaque jour."
        level="h3"
      />
    );
  }
  return (
    <ul className="grid gap-4">
      {result.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading="h3" apply={<QuickApply id={job.id} />} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A page with a failure on it must not stay in the cache for an hour: the shortest lifetime of
 * what a page has read becomes its own.
 */
const keepBriefly = unstable_cache(async () => true, ["brief"], { revalidate: 5 });
