import type { Sort } from "@/lib/admin/list";

/** The orders of the administration's table, the default first. */
export const missionSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  { slug: "budget", label: "Budget", column: "budget", ascending: false },
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminMissionColumns = ["company_name", "budget", "duration"] as const;
