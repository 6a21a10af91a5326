import clsx from "clsx";
import { CircleCheck, TriangleAlert } from "./icons";
import { ReloadButton } from "./reload-button";

/**
 * What came of a form, in its place on the page: it stays when the notice has gone, and is all
 * that there is without JavaScript.
 */
export function FormOutcome({
  status,
  notice,
}: {
  status: "done" | "refused";
  notice: { title: string; description?: string; reload?: true };
}) {
  const Icon = status === "done" ? CircleCheck : TriangleAlert;
  return (
    <div
      className={clsx(
        "flex gap-3 rounded-control px-4 py-3",
        status === "done" ? "bg-green text-on-green" : "bg-red text-on-red",
      )}
    >
      <Icon className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">{notice.title}</p>
        {notice.description && <p className="text-sm">{notice.description}</p>}
        {notice.reload && (
          <div className="mt-2">
            <ReloadButton>Recharger la page</ReloadButton>
          </div>
        )}
      </div>
    </div>
  );
}
