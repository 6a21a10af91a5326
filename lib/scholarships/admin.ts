import type { Sort } from "@/lib/admin/list";

/** The orders of the administration's table, the default first. */
export const scholarshipSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "universite", label: "Université", column: "university", ascending: true },
  { slug: "echeance", label: "Échéance proche", column: "deadline", ascending: true },
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminScholarshipColumns = ["university", "amount", "deadline"] as const;
