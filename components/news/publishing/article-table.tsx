import { AdminTable, type Column } from "@/components/admin/admin-table";
import { PublicationState } from "@/components/admin/publication-state";
import { rowLinks } from "@/components/admin/row-links";
import { RowMenu } from "@/components/admin/row-menu";
import { TopicBadge } from "@/components/news/topic-badge";
import type { AdminList } from "@/lib/admin/list";
import { notices } from "@/lib/copy/notices";
import { deleteArticle } from "@/lib/news/publishing-actions";
import type { AdminArticle } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";

/** Titre, Catégorie, Date de publication (specification §2.16); the table adds Actions. */
const columns: [Column<AdminArticle>, ...Column<AdminArticle>[]] = [
  {
    label: "Titre",
    cell: ({ title, status }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {title}
        <PublicationState status={status} />
      </span>
    ),
  },
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

type Props = { rows: AdminArticle[]; list: AdminList; viewerId: string };

export function ArticleTable({ rows, list, viewerId }: Props) {
  return (
    <AdminTable
      caption="Articles"
      columns={columns}
      rows={rows}
      actions={({ id, title, status, author_id }) => {
        const own = author_id === viewerId;
        const publicPath = status === "draft" ? null : `/actualites/${id}`;
        return (
          <RowMenu
            id={id}
            name={title}
            links={rowLinks(list, { id, own, publicPath })}
            remove={
              own
                ? { action: deleteArticle, failure: notices.articleDeleteFailed, consequence: GONE }
                : undefined
            }
          />
        );
      }}
    />
  );
}

const GONE = "L’article, ses commentaires et son image disparaissent du site.";
