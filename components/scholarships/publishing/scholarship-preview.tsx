import { ScholarshipCard } from "@/components/scholarships/scholarship-card";
import { scholarshipSchema } from "@/lib/scholarships/form-schema";
import type { Scholarship } from "@/lib/scholarships/schema";

/** The card that the list will show, of a form as it stands: fields that are wrong stay out. */
export function ScholarshipPreview({ data }: { data: FormData }) {
  return <ScholarshipCard scholarship={cardOf(data)} />;
}

function cardOf(data: FormData): Scholarship {
  const { title, university, description, status, ...rest } = scholarshipSchema.shape;
  const fields = Object.fromEntries(data);
  const text = (name: string) => String(fields[name] ?? "").trim();
  return {
    id: "apercu",
    title: text("title") || "Titre de la bourse",
    university: text("university") || "Université",
    description: text("description") || "La description commencera ici.",
    location: rest.location.catch(null).parse(fields.location),
    level: rest.level.catch(null).parse(fields.level),
    field: rest.field.catch(null).parse(fields.field),
    amount: rest.amount.catch(null).parse(fields.amount),
    duration: rest.duration.catch(null).parse(fields.duration),
    deadline: rest.deadline.catch(null).parse(fields.deadline),
    requirements: rest.requirements.catch([]).parse(fields.requirements),
    benefits: rest.benefits.catch([]).parse(fields.benefits),
    official_link: rest.official_link.catch(null).parse(fields.official_link),
    application_mode: rest.application_mode.catch("direct").parse(fields.application_mode),
    status: "published",
    updated_at: new Date().toISOString(),
  };
}
