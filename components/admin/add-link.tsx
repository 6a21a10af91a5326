import { ButtonLink } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { type AdminList, adminHref } from "@/lib/admin/list";

/** The add button of a table's page; it opens the dialog over the table as it stands. */
export function AddLink({ list, label }: { list: AdminList; label: string }) {
  return (
    <ButtonLink
      href={adminHref(list, { kind: "new" })}
      scroll={false}
      prefetch={false}
      variant="accent"
    >
      <Plus />
      {label}
    </ButtonLink>
  );
}
