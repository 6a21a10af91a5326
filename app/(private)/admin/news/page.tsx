import type { Metadata } from "next";
import { PublicationsPage } from "@/app/(private)/admin/_parts/publications-page";
import { ArticleChores } from "@/app/(private)/admin/news/_parts/article-chores";
import { ArticleEditor } from "@/components/news/publishing/article-form";
import {
  ArticleTable,
  adminArticleColumns,
  articleSorts,
} from "@/components/news/publishing/article-table";
import type { EditorProps } from "@/components/publications/publication-dialog";
import { countArticles } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { ownImage } from "@/lib/news/images";
import { listSuccessors } from "@/lib/news/succession";
import type { RowOf } from "@/lib/publications/kinds";

export const metadata: Metadata = { title: "Gérer les actualités" };

const words = {
  title: "Gérer les actualités",
  search: "Rechercher un article",
  add: "Ajouter un article",
  none: "Vous n’avez encore publié aucun article",
  appears: "Votre article sera en ligne dès sa publication.",
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
