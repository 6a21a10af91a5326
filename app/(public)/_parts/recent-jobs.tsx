import { cacheBriefly } from "@/app/(public)/_parts/cache-briefly";
import { QuickApply } from "@/components/applications/quick-apply";
import { JobCard } from "@/components/jobs/job-card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { listRecentJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/monitoring/log";

/** The newest offers, for the home page. */
export async function RecentJobs() {
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
    <ul className="job-cards">
      {result.map((job) => (
        <li key={job.id}>
          <JobCard job={job} heading="h3" apply={<QuickApply />} />
        </li>
      ))}
    </ul>
  );
}
