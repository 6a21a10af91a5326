import type { Sort } from "@/lib/admin/list";

/** The orders of the administration's table, the default first. */
export const jobSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  {
    slug: "echeance",
    label: "Échéance proche",
    column: "application_deadline",
    ascending: true,
  },
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminJobColumns = ["company_name", "location", "contract_type"] as const;
