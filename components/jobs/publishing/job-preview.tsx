import { JobCard } from "@/components/jobs/job-card";
import { jobSchema } from "@/lib/jobs/form-schema";
import type { JobCard as JobCardData } from "@/lib/jobs/schema";

/** The card that the list will show, of a form as it stands: fields that are wrong stay out. */
export function JobPreview({ data }: { data: FormData }) {
  return <JobCard job={cardOf(data)} />;
}

function cardOf(data: FormData): JobCardData {
  const { title, company_name, description, ...rest } = jobSchema.shape;
  const fields = Object.fromEntries(data);
  const text = (name: string) => String(fields[name] ?? "").trim();
  return {
    id: "apercu",
    title: text("title") || "Titre de l’offre",
    company_name: text("company_name") || "Entreprise",
    description: text("description") || "La description commencera ici.",
    location: rest.location.catch(null).parse(fields.location),
    contract_type: rest.contract_type.catch("CDI").parse(fields.contract_type),
    requirements: rest.requirements.catch([]).parse(fields.requirements),
    salary_range: rest.salary_range.catch(null).parse(fields.salary_range),
    application_deadline: rest.application_deadline.catch(null).parse(fields.application_deadline),
    posted_at: new Date().toISOString(),
  };
}
