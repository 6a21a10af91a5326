import type { Column } from "@/components/admin/admin-table";
import { TopicBadge } from "@/components/news/topic-badge";
import { PublicationTable } from "@/components/publications/publication-table";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import type { adminArticleColumns } from "@/lib/news/admin";
import { deleteArticle } from "@/lib/news/publishing-actions";
import type { AdminRowOf } from "@/lib/publications/admin-list";
import { longDateTime } from "@/lib/text/dates";

type Row = AdminRowOf<"article", typeof adminArticleColumns>;

/** Catégorie, Date de publication; the table adds title, state and actions. */
const columns: Column<Row>[] = [
  {
    label: "Catégorie",
    cell: ({ category }) => (category ? <TopicBadge category={category} /> : "Sans catégorie"),
  },
  {
    label: "Date de publication",
    cell: ({ status, published_at }) =>
      status === "draft" ? "Pas encore" : longDateTime(published_at),
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
