import { jobsTemplate } from "@/lib/jobs/csv";

/** The import template, without any personal data. */
export function GET(): Response {
  return new Response(jobsTemplate(), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="modele-offres.csv"',
      "x-content-type-options": "nosniff",
    },
  });
}
