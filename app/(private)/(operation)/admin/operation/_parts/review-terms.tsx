import { FreelanceJobBudgetText } from "@/components/freelance/freelance-job-card";
import { JobFacts } from "@/components/jobs/job-facts";
import { AbroadAnswers } from "@/components/publications/abroad-answers";
import { Eligibility } from "@/components/scholarships/eligibility";
import { Fact } from "@/components/ui/reading";
import type { OwnFreelanceJob } from "@/lib/freelance/schema";
import type { Job } from "@/lib/jobs/schema";
import type { OwnScholarship } from "@/lib/scholarships/schema";

/** What was chosen from lists, as visitors will read it: a permit that is promised is no sentence. */
export function ReviewTerms({ kind, row }: { kind: string; row: object | null }) {
  if (row === null || kind === "article") return null;
  return (
    <section className="card grid gap-6 p-5 [&_.facts]:grid [&_.facts]:gap-4 sm:[&_.facts]:grid-cols-2">
      <h2 className="text-xl">Ses conditions</h2>
      {kind === "job" && <JobTerms job={row as Job} />}
      {kind === "freelance" && <MissionTerms mission={row as OwnFreelanceJob} />}
      {kind === "scholarship" && <Eligibility scholarship={row as OwnScholarship} />}
    </section>
  );
}

function JobTerms({ job }: { job: Job }) {
  return (
    <>
      <p className="font-semibold">{job.contract_type}</p>
      <JobFacts job={job} />
      <AbroadAnswers abroad={job} />
    </>
  );
}

function MissionTerms({ mission }: { mission: OwnFreelanceJob }) {
  return (
    <>
      <dl className="facts">
        <Fact label="Budget">
          <FreelanceJobBudgetText budget={mission.budget} />
        </Fact>
      </dl>
      <AbroadAnswers abroad={mission} />
    </>
  );
}
