import type { Column } from "@/components/admin/admin-table";
import { TopicBadge } from "@/components/news/article-card";
import { PublicationTable } from "@/components/publications/publication-table";
import { Badge } from "@/components/ui/badge";
import { notices } from "@/lib/copy/notices";
import { deleteArticle } from "@/lib/news/actions";
import { isOverdue } from "@/lib/news/format";
import type { AdminList, Sort } from "@/lib/publications/admin-filters";
import type { AdminRowOf } from "@/lib/publications/admin-rows";
import { longDateTime } from "@/lib/text/dates";

/** The orders of the administration's table, the default first. */
export const articleSorts = [
  { slug: "recentes", label: "Plus récents", column: "published_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  {
    slug: "verification",
    label: "À vérifier d’abord",
    column: "verification_due",
    ascending: true,
  },
  { slug: "categorie", label: "Catégorie", column: "category", ascending: true },
] as const satisfies readonly Sort[];

/** What the table shows beside title and state. */
export const adminArticleColumns = ["category", "published_at", "verification_due"] as const;

type Row = AdminRowOf<"article", typeof adminArticleColumns>;

/** Catégorie, Date de publication; the table adds title, state and actions. */
const columns: Column<Row>[] = [
  {
    label: "Catégorie",
    cell: ({ category }) => (category ? <TopicBadge category={category} /> : "Sans catégorie"),
  },
  {
    label: "Date de publication",
    cell: ({ status, published_at, verification_due }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {status === "draft" ? "Pas encore" : longDateTime(published_at)}
        {status === "published" && isOverdue({ verification_due }) && (
          <Badge tone="red">À vérifier</Badge>
        )}
      </span>
    ),
  },
];

export function ArticleTable({ rows, list }: { rows: Row[]; list: AdminList }) {
  return (
    <PublicationTable
      kind="article"
      columns={columns}
      rows={rows}
      list={list}
      remove={{ action: deleteArticle, failure: notices.articleDeleteFailed, consequence: GONE }}
    />
  );
}

const GONE = "L’article, ses commentaires et son image disparaissent du site.";
