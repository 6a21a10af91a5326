import { TriangleAlert } from "@/components/ui/icons";
import { ReloadButton } from "@/components/ui/reload-button";
import type { ActionResult } from "@/lib/actions/result";

type Props = {
  result: ActionResult | null;
  /** Before the page is loaded again, where something has to be said to it. */
  onReload?: () => void;
};

/**
 * Why the form was refused, where it stays to be read: the toast goes, and needs JavaScript. Wrong
 * fields say so themselves.
 */
export function FormNotice({ result, onReload }: Props) {
  if (result?.status !== "refused" || result.fieldErrors) return null;
  const { title, description, reload } = result.notice;
  return (
    <div className="flex gap-3 rounded-card border border-maple bg-snow p-4" data-form-notice="">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-maple" />
      <div className="grid justify-items-start gap-3">
        <p>
          <strong className="block font-semibold">{title}</strong>
          {description}
        </p>
        {reload && <ReloadButton onReload={onReload}>Recharger la page</ReloadButton>}
      </div>
    </div>
  );
}
