import type { Sort } from "@/lib/admin/list";

/** The orders of the administration's table, the default first. */
export const articleSorts = [
  { slug: "recentes", label: "Plus récents", column: "published_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "categorie", label: "Catégorie", column: "category", ascending: true },
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminArticleColumns = ["category", "published_at"] as const;
