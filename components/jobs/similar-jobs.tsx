import Link from "next/link";
import { writtenPay } from "@/lib/jobs/format";
import type { JobCard } from "@/lib/jobs/schema";
import { frenchText } from "@/lib/shared/french";

/** Open offers near this one: under it, or before its text where it can no longer be had. */
export function SimilarJobs({ jobs, isOpen }: { jobs: JobCard[]; isOpen: boolean }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="semblables" className="similar" data-print="no">
      <h2 id="semblables" className="text-2xl">
        {isOpen ? "Offres semblables" : "Cette offre est fermée\u00a0: en voici d’autres"}
      </h2>
      <ul>
        {jobs.map((job) => {
          const { id, title, company_name, location } = job;
          return (
            <li key={id}>
              <Link href={`/emplois/${id}`} prefetch={false} className="text-link">
                {frenchText(title)}
              </Link>
              <p>{[frenchText(company_name), location].filter(Boolean).join(", ")}</p>
              <p>
                <b>{writtenPay(job)}</b>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
