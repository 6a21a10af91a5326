import { type AdminList, adminHref } from "@/lib/admin/list";

export type RowLink = { label: string; href: string };

/**
 * The links of a row's menu. Rows of others can only be seen; a draft has no page to see.
 * @param publicPath the page that everybody reads, null when there is none yet
 */
export function rowLinks(
  list: AdminList,
  { id, own, publicPath }: { id: string; own: boolean; publicPath: string | null },
): RowLink[] {
  const see = publicPath === null ? [] : [{ label: "Voir", href: publicPath }];
  if (!own) return see;
  return [
    { label: "Modifier", href: adminHref(list, { kind: "edit", id }) },
    { label: "Dupliquer", href: adminHref(list, { kind: "copy", id }) },
    ...see,
  ];
}
