import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AddLink } from "@/components/admin/add-link";
import { AdminHeading } from "@/components/admin/admin-heading";
import { ListFailure } from "@/components/admin/list-failure";
import { ListFrame } from "@/components/admin/list-frame";
import { ArticleEditor } from "@/components/news/publishing/article-editor";
import { ArticleTable } from "@/components/news/publishing/article-table";
import { ButtonLink } from "@/components/ui/button";
import { MessageCircle } from "@/components/ui/icons";
import { adminHref, type Opening, parseAdminList, parseOpening } from "@/lib/admin/list";
import { requireRecruiter } from "@/lib/auth/session";
import { countArticles } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import {
  articleSorts,
  countHeldComments,
  findOwnArticle,
  listAdminArticles,
} from "@/lib/news/admin-queries";

const PATH = "/admin/news";

export const metadata: Metadata = { title: "Gérer les actualités" };

export default async function AdminNewsPage({ searchParams }: PageProps<"/admin/news">) {
  const params = await searchParams;
  const list = parseAdminList(PATH, params, articleSorts);
  const opening = parseOpening(params);
  const viewer = await requireRecruiter(adminHref(list, opening ?? undefined));

  const read = await readAll(viewer.id, list, opening).catch((error: unknown) => ({
    failure: logError("news.admin", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title="Gérer les actualités" />
        <ListFailure notice={notices.newsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) notFound();

  return (
    <>
      <AdminHeading title="Gérer les actualités">
        <ButtonLink href="/admin/news/commentaires">
          <MessageCircle />
          Commentaires à approuver ({read.held})
        </ButtonLink>
        <AddLink list={list} label="Ajouter un article" />
      </AdminHeading>
      <ListFrame
        {...read}
        list={list}
        sorts={articleSorts}
        search="Rechercher un article"
        counted={countArticles(read.total)}
        empty={{
          title: "Vous n’avez encore publié aucun article",
          text: "Un article paraît dans la liste publique dès qu’elle est enregistré.",
          children: <AddLink list={list} label="Publier un premier article" />,
        }}
      >
        <ArticleTable rows={read.rows} list={list} viewerId={viewer.id} />
      </ListFrame>
      {opening && (opening.kind === "new" || read.article) && (
        <ArticleEditor
          article={read.article ?? undefined}
          copy={opening.kind === "copy"}
          tableHref={adminHref(list)}
        />
      )}
    </>
  );
}

type List = ReturnType<typeof parseAdminList>;

/** The rows, and the article that the address opens: only one's own can be edited or copied. */
async function readAll(viewerId: string, list: List, opening: Opening | null) {
  const [table, article, held] = await Promise.all([
    listAdminArticles(viewerId, list),
    opening && "id" in opening ? findOwnArticle(viewerId, opening.id) : null,
    countHeldComments(viewerId),
  ]);
  return { ...table, article, held };
}
