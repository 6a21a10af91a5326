import { jobsTemplate } from "@/lib/jobs/csv";

/** The template of an import; it holds nothing of anybody's. */
export function GET(): Response {
  return new Response(jobsTemplate(), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="modele-offres.csv"',
      "x-content-type-options": "nosniff",
    },
  });
}
