import { MissionCard } from "@/components/freelance/mission-card";
import { missionSchema } from "@/lib/freelance/form-schema";
import type { Mission } from "@/lib/freelance/schema";

/** The card that the list will show, of a form as it stands: fields that are wrong stay out. */
export function MissionPreview({ data }: { data: FormData }) {
  return <MissionCard mission={cardOf(data)} />;
}

function cardOf(data: FormData): Mission {
  const { company_name, location, budget, duration, skills_required, application_deadline } =
    missionSchema.shape;
  const fields = Object.fromEntries(data);
  const text = (name: string) => String(fields[name] ?? "").trim();
  return {
    id: "apercu",
    title: text("title") || "Titre de la mission",
    company_name: company_name.catch(null).parse(fields.company_name),
    location: location.catch(null).parse(fields.location),
    description: text("description") || "La description commencera ici.",
    skills_required: skills_required.catch([]).parse(fields.skills_required),
    budget: budget.catch(null).parse(fields.budget),
    duration: duration.catch(null).parse(fields.duration),
    // Reckoned by the database from the words above.
    duration_months: null,
    application_deadline: application_deadline.catch(null).parse(fields.application_deadline),
    posted_at: new Date().toISOString(),
    status: "published",
  };
}
