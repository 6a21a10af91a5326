import { type AdminList, adminHref } from "@/lib/publications/admin-filters";

export type RowLink = { label: string; href: string };

/**
 * The links of a row's menu. Rows of others can only be seen; a draft has no page to see.
 * @param publicPath the page that everybody reads, null when there is none yet
 * @param receives whether people apply to it
 */
export function rowLinks(
  list: AdminList,
  {
    id,
    own,
    publicPath,
    receives = false,
  }: { id: string; own: boolean; publicPath: string | null; receives?: boolean },
): RowLink[] {
  const see = publicPath === null ? [] : [{ label: "Voir", href: publicPath }];
  if (!own) return see;
  return [
    { label: "Modifier", href: adminHref(list, { kind: "edit", id }) },
    { label: "Dupliquer", href: adminHref(list, { kind: "copy", id }) },
    ...see,
    ...(receives ? [{ label: "Candidatures", href: `/admin/candidatures?publication=${id}` }] : []),
  ];
}
