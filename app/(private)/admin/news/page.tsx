import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import type { Column } from "@/components/admin/admin-table";
import { TopicBadge } from "@/components/news/article-card";
import { ArticleEditor } from "@/components/news/publishing/article-form";
import type { EditorProps } from "@/components/publications/publication-dialog";
import { PublicationTable } from "@/components/publications/publication-table";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { CircleCheck, MessageCircle } from "@/components/ui/icons";
import { countArticles } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { deleteArticle } from "@/lib/news/actions";
import { isOverdue } from "@/lib/news/format";
import { ownImage } from "@/lib/news/images";
import { listDueArticles, listSuccessors } from "@/lib/news/succession";
import type { AdminList, Sort } from "@/lib/publications/admin-filters";
import { type AdminRowOf, figuresOf } from "@/lib/publications/admin-rows";
import type { RowOf } from "@/lib/publications/kinds";
import { longDateTime } from "@/lib/text/dates";

export const metadata: Metadata = { title: "Gérer les actualités" };

const words = {
  title: "Gérer les actualités",
  search: "Rechercher un article",
  add: "Ajouter un article",
  none: "Vous n’avez encore publié aucun article",
  appears: "Votre article s’affichera dans les actualités.",
  addFirst: "Publier un premier article",
  counted: countArticles,
  failed: notices.newsLoadFailed,
};

export default function AdminNewsPage({ searchParams }: PageProps<"/admin/news">) {
  return (
    <PublicationsPage
      kind="article"
      searchParams={searchParams}
      sorts={articleSorts}
      columns={adminArticleColumns}
      words={words}
      buttons={({ id }) => <ArticleChores viewerId={id} />}
      table={(rows, list) => <ArticleTable rows={rows} list={list} />}
      editor={(opened) => <Editor {...opened} />}
    />
  );
}

/** A copy starts without replacement and without change note. */
async function Editor({ row, ...opened }: EditorProps<RowOf<"article">>) {
  if (!row) return <ArticleEditor {...opened} />;
  const picture = ownImage(row.image_url);
  if (opened.copy) {
    const copy = { ...row, status: "published", replaced_by: null, change_note: null } as const;
    return <ArticleEditor row={{ ...copy, picture, successors: [] }} {...opened} />;
  }
  const successors = await listSuccessors(row.author_id ?? "", row.id, row.replaced_by);
  return <ArticleEditor row={{ ...row, picture, successors }} {...opened} />;
}

const articleSorts = [
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

const adminArticleColumns = ["category", "published_at", "verification_due"] as const;

type Row = AdminRowOf<"article", typeof adminArticleColumns>;

const columns: Column<Row>[] = [
  {
    label: "Catégorie",
    cell: ({ category }) => (category ? <TopicBadge category={category} /> : "Sans catégorie"),
  },
  {
    label: "Date de publication",
    cell: ({ status, published_at, verification_due }) => (
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span>{status === "draft" ? "Pas encore" : longDateTime(published_at)}</span>
        {status === "published" && isOverdue({ verification_due }) && (
          <Badge tone="red">À vérifier</Badge>
        )}
      </span>
    ),
  },
];

function ArticleTable({ rows, list }: { rows: Row[]; list: AdminList }) {
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

/** Pending tasks of an author: articles to verify and comments to approve. */
async function ArticleChores({ viewerId }: { viewerId: string }) {
  const [due, pending] = await Promise.all([
    numberOf(
      "news.due",
      listDueArticles(viewerId, 1).then(({ total }) => total),
    ),
    numberOf(
      "news.pending-comments",
      figuresOf("article").then((own) =>
        [...own.values()].reduce((sum, { fresh }) => sum + fresh, 0),
      ),
    ),
  ]);
  return (
    <>
      <ButtonLink href="/admin/news/verification">
        <CircleCheck />
        {`Articles à vérifier${due}`}
      </ButtonLink>
      <ButtonLink href="/admin/news/commentaires">
        <MessageCircle />
        {`Commentaires à approuver${pending}`}
      </ButtonLink>
    </>
  );
}

/** " (3)", or empty if the count cannot be read: the page behind the button reports the error. */
async function numberOf(event: string, reading: Promise<number>): Promise<string> {
  try {
    return ` (${await reading})`;
  } catch (error) {
    logError(event, error);
    return "";
  }
}
