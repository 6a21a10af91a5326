import Link from "next/link";
import type { ReactNode } from "react";
import { FreelanceJobGrid } from "@/components/freelance/freelance-job-list";
import { cardOf } from "@/components/jobs/job-card";
import { JobCards } from "@/components/jobs/job-cards";
import { CardSaveButton, SaveButton } from "@/components/saved/save-button";
import { ScholarshipGrid } from "@/components/scholarships/scholarship-list";
import { countJobs } from "@/lib/copy/counts";
import { listFreelanceJobsOf } from "@/lib/freelance/queries";
import { jobsHref } from "@/lib/jobs/filters";
import { listJobsOf } from "@/lib/jobs/queries";
import { listScholarshipsOf } from "@/lib/scholarships/queries";

/** How many of each kind are shown. */
const MOST = 20;

/** What an employer has open today. */
export async function LivePublications({ id, name }: { id: string; name: string }) {
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
