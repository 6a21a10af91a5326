import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { ArticleEditor } from "@/components/news/publishing/article-form";
import {
  ArticleTable,
  adminArticleColumns,
  articleSorts,
} from "@/components/news/publishing/article-table";
import type { EditorProps } from "@/components/publications/publication-dialog";
import { ButtonLink } from "@/components/ui/button";
import { CircleCheck, MessageCircle } from "@/components/ui/icons";
import { countArticles } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { ownImage } from "@/lib/news/cover-image";
import { countHeldComments } from "@/lib/news/reactions";
import { listSuccessors } from "@/lib/news/succession";
import { listDueArticles } from "@/lib/news/verification";
import type { RowOf } from "@/lib/publications/kinds";

export const metadata: Metadata = { title: "Gérer les actualités" };

const words = {
  title: "Gérer les actualités",
  search: "Rechercher un article",
  add: "Ajouter un article",
  none: "Vous n’avez encore publié aucun article",
  appears: "Un article paraît dans la liste publique dès qu’il est publié.",
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
      buttons={({ id }) => (
        <>
          <DueArticles viewerId={id} />
          <HeldComments viewerId={id} />
        </>
      )}
      table={(rows, list) => <ArticleTable rows={rows} list={list} />}
      editor={(opened) => <Editor {...opened} />}
    />
  );
}

/** A copy begins anew: nothing has taken its place, and it says of no change. */
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

/** As the comments below. */
async function DueArticles({ viewerId }: { viewerId: string }) {
  const due = await listDueArticles(viewerId, 1).catch((error: unknown) => {
    logError("news.due", error);
    return null;
  });
  return (
    <ButtonLink href="/admin/news/verification">
      <CircleCheck />
      {due === null ? "Articles à vérifier" : `Articles à vérifier (${due.total})`}
    </ButtonLink>
  );
}

/** The number is left out when it cannot be read: the page behind the button says why. */
async function HeldComments({ viewerId }: { viewerId: string }) {
  const held = await countHeldComments(viewerId).catch((error: unknown) => {
    logError("news.held-comments", error);
    return null;
  });
  return (
    <ButtonLink href="/admin/news/commentaires">
      <MessageCircle />
      {held === null ? "Commentaires à approuver" : `Commentaires à approuver (${held})`}
    </ButtonLink>
  );
}
