"use client";

import { useEditorAddress } from "@/components/admin/use-editor-address";
import type { OwnArticle } from "@/lib/news/schema";
import { ArticleDialog } from "./article-dialog";

type Props = { article?: OwnArticle; copy?: boolean; tableHref: string };

/** The dialog that the table's address asks for. */
export function ArticleEditor({ tableHref, ...props }: Props) {
  return <ArticleDialog {...props} {...useEditorAddress(tableHref)} />;
}
