import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import type { ReactNode } from "react";
import { EmployerView } from "@/components/employers/employer-view";
import { EmployerStanding } from "@/components/employers/standing";
import { FreelanceJobGrid } from "@/components/freelance/freelance-job-list";
import { cardOf } from "@/components/jobs/job-card";
import { JobCards } from "@/components/jobs/job-cards";
import { EmployerLmiaNote } from "@/components/lmia/register-notes";
import { CardSaveButton, SaveButton } from "@/components/saved/save-button";
import { ScholarshipGrid } from "@/components/scholarships/scholarship-list";
import { JsonLd } from "@/components/seo/json-ld";
import { Link } from "@/components/ui/link";
import { countJobs } from "@/lib/copy/counts";
import { organization } from "@/lib/employers/json-ld";
import { logoUrl } from "@/lib/employers/logo";
import { findEmployer, findEmployerResponseRate, findSlug } from "@/lib/employers/queries";
import { listFreelanceJobsOf } from "@/lib/freelance/queries";
import { jobsHref } from "@/lib/jobs/filters";
import { listJobsOf } from "@/lib/jobs/queries";
import { findEmployerLmia } from "@/lib/lmia/queries";
import { logError } from "@/lib/monitoring/log";
import { employerPath, markOf } from "@/lib/publications/employer-mark";
import { type KindThatCan, kinds, kindsThatCan } from "@/lib/publications/kinds";
import { listScholarshipsOf } from "@/lib/scholarships/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";

export const revalidate = 300;
export const generateStaticParams = () => [];

type EmployerPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: EmployerPageProps): Promise<Metadata> {
  const employer = await findEmployer((await params).slug);
  if (employer === null) {
    return { title: "Entreprise introuvable", robots: { index: false, follow: false } };
  }
  const { name, slug, description } = employer;
  return pageMetadata({
    title: { name, place: "entreprise qui recrute" },
    description: description
      ? excerpt(description, 160)
      : `${name}\u00a0: ses offres, ses missions et ses bourses au Canada.`,
    path: employerPath(slug),
  });
}

export default async function EmployerPage({ params }: EmployerPageProps) {
  const { slug } = await params;
  const employer = await findEmployer(slug);
  if (employer === null) {
    // Reports link to an employer by its id: redirect to the slug.
    const moved = await findSlug(slug);
    if (moved !== null) permanentRedirect(employerPath(moved));
    notFound();
  }
  const { id, name } = employer;
  const logo = logoUrl(employer.logo);
  const [record, lmia] = await Promise.all([
    findEmployerResponseRate(id),
    findEmployerLmia(id).catch((error: unknown) => {
      logError("employers.lmia", error);
      return null;
    }),
  ]);
  return (
    <>
      <JsonLd data={organization(employer, logo)} />
      <EmployerView
        employer={employer}
        logo={logo}
        record={
          <>
            <EmployerStanding record={record} employer={markOf(employer)} />
            <EmployerLmiaNote lmia={lmia} />
          </>
        }
      >
        <LivePublications id={id} name={name} />
      </EmployerView>
    </>
  );
}

const MOST = 20;

/** Open publications of an employer, by kind; null if there are none. */
const lists = {
  job: async (id, name) => {
    const { jobs, total } = await listJobsOf(id, MOST);
    if (jobs.length === 0) return null;
    return (
      <>
        <JobCards
          cards={jobs.map((job) => cardOf(job))}
          save={<CardSaveButton kind="job" />}
          apply={null}
        />
        {total > jobs.length && (
          <Link href={jobsHref({ q: name })} className="text-link mt-4 inline-block">
            Voir les {countJobs(total)}
          </Link>
        )}
      </>
    );
  },
  freelance: async (id) => {
    const freelanceJobs = await listFreelanceJobsOf(id, MOST);
    if (freelanceJobs.length === 0) return null;
    return <FreelanceJobGrid freelanceJobs={freelanceJobs} saveFor={saveButton("freelance")} />;
  },
  scholarship: async (id) => {
    const scholarships = await listScholarshipsOf(id, MOST);
    if (scholarships.length === 0) return null;
    return <ScholarshipGrid scholarships={scholarships} saveFor={saveButton("scholarship")} />;
  },
} satisfies Record<KindThatCan<"employer">, (id: string, name: string) => Promise<ReactNode>>;

const saveButton = (kind: KindThatCan<"save">) => (row: { id: string; title: string }) => (
  <SaveButton compact kind={kind} id={row.id} title={row.title} />
);

async function LivePublications({ id, name }: { id: string; name: string }) {
  const parts = await Promise.all(
    kindsThatCan("employer").map(async (kind) => ({ kind, list: await lists[kind](id, name) })),
  );
  const shown = parts.filter(({ list }) => list !== null);
  if (shown.length === 0) {
    return <p className="text-muted">Aucune annonce ouverte en ce moment.</p>;
  }
  return shown.map(({ kind, list }) => (
    <section key={kind}>
      <h2 className="mb-4 text-2xl">{kinds[kind].many}</h2>
      {list}
    </section>
  ));
}
