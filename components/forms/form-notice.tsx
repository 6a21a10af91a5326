import clsx from "clsx";
import { CircleCheck, TriangleAlert } from "@/components/ui/icons";
import { ReloadButton } from "@/components/ui/reload-button";
import type { ActionResult } from "@/lib/actions/result";

type FormNoticeProps = {
  result: ActionResult | null;
  /** Called before the page reloads. */
  onReload?: () => void;
};

/**
 * Why the form was refused. It stays on the page, whereas the toast disappears and needs JavaScript. Field
 * errors are displayed at their fields instead.
 */
export function FormNotice({ result, onReload }: FormNoticeProps) {
  if (result?.status !== "refused" || result.fieldErrors) return null;
  const { title, description, reload, tone, link } = result.notice;
  // A refusal without a tone was partly successful.
  const tint = tone === "error" ? "border-maple [&>svg]:text-maple" : "border-edge";
  return (
    <div className={clsx("flex gap-3 rounded-card border bg-snow p-4", tint)} data-form-notice="">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      <div className="grid justify-items-start gap-3">
        <p>
          <strong className="block font-semibold">{title}</strong>
          <span>{description}</span>
        </p>
        {reload && <ReloadButton onReload={onReload}>Recharger la page</ReloadButton>}
        {result.access === "signed-out" && <SignInAgain href={link?.href ?? "/connexion"} />}
      </div>
    </div>
  );
}

/** Opens the sign-in page in another tab, so that the input stays here and can be sent afterwards. */
function SignInAgain({ href }: { href: string }) {
  return (
    <p>
      <a href={href} target="_blank" rel="noopener" className="text-link">
        Se connecter (nouvel onglet)
      </a>
      <span className="block text-sm">Votre saisie partira dès votre connexion.</span>
    </p>
  );
}

/**
 * Result of a form, in the page: it stays after the toast has gone, and is the only feedback without
 * JavaScript.
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
