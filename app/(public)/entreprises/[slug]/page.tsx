import type { Metadata } from "next";
import Link from "next/link";
import { notFound, permanentRedirect } from "next/navigation";
import type { ReactNode } from "react";
import { EmployerView } from "@/components/employers/employer-view";
import { EmployerStanding } from "@/components/employers/standing";
import { FreelanceJobGrid } from "@/components/freelance/freelance-job-list";
import { cardOf } from "@/components/jobs/job-card";
import { JobCards } from "@/components/jobs/job-cards";
import { CardSaveButton, SaveButton } from "@/components/saved/save-button";
import { ScholarshipGrid } from "@/components/scholarships/scholarship-list";
import { JsonLd } from "@/components/seo/json-ld";
import { countJobs } from "@/lib/copy/counts";
import { organization } from "@/lib/employers/json-ld";
import { logoUrl } from "@/lib/employers/logo";
import { findEmployer, findEmployerResponseRate, findSlug } from "@/lib/employers/queries";
import { listFreelanceJobsOf } from "@/lib/freelance/queries";
import { jobsHref } from "@/lib/jobs/filters";
import { listJobsOf } from "@/lib/jobs/queries";
import { employerPath, markOf } from "@/lib/publications/employer-mark";
import { listScholarshipsOf } from "@/lib/scholarships/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";

/** Pages are made when first asked for, and again five minutes later or when something on them changes. */
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
    // What knows an employer by its id alone, a report, leads here.
    const moved = await findSlug(slug);
    if (moved !== null) permanentRedirect(employerPath(moved));
    notFound();
  }
  const { id, name } = employer;
  const logo = logoUrl(employer.logo);
  const record = await findEmployerResponseRate(id);
  return (
    <>
      <JsonLd data={organization(employer, logo)} />
      <EmployerView
        employer={employer}
        logo={logo}
        record={<EmployerStanding record={record} employer={markOf(employer)} />}
      >
        <LivePublications id={id} name={name} />
      </EmployerView>
    </>
  );
}

const MOST = 20;

async function LivePublications({ id, name }: { id: string; name: string }) {
  const [{ jobs, total }, missions, bourses] = await Promise.all([
    listJobsOf(id, MOST),
    listFreelanceJobsOf(id, MOST),
    listScholarshipsOf(id, MOST),
  ]);
  if (jobs.length + missions.length + bourses.length === 0) {
    return <p className="text-muted">Aucune annonce ouverte en ce moment.</p>;
  }
  return (
    <>
      <Part title="Offres d’emploi" shown={jobs.length}>
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
      </Part>
      <Part title="Missions" shown={missions.length}>
        <FreelanceJobGrid
          freelanceJobs={missions}
          saveFor={({ id, title }) => <SaveButton compact kind="freelance" id={id} title={title} />}
        />
      </Part>
      <Part title="Bourses" shown={bourses.length}>
        <ScholarshipGrid
          scholarships={bourses}
          saveFor={({ id, title }) => (
            <SaveButton compact kind="scholarship" id={id} title={title} />
          )}
        />
      </Part>
    </>
  );
}

function Part({ title, shown, children }: { title: string; shown: number; children: ReactNode }) {
  if (shown === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
