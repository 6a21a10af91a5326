import { TriangleAlert } from "@/components/ui/icons";
import type { ActionResult } from "@/lib/actions/result";

/**
 * Why the form was refused, where it stays to be read: the toast goes, and needs JavaScript. Wrong
 * fields say so themselves.
 */
export function FormNotice({ result }: { result: ActionResult | null }) {
  if (result?.status !== "refused" || result.fieldErrors) return null;
  const { title, description } = result.notice;
  return (
    <div className="flex gap-3 rounded-card border border-maple bg-snow p-4" data-form-notice="">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-maple" />
      <p>
        <strong className="block font-semibold">{title}</strong>
        {description}
      </p>
    </div>
  );
}
