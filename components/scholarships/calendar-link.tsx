"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyField } from "@/components/ui/copy-field";
import { Calendar } from "@/components/ui/icons";
import { notices } from "@/lib/copy/server-notices";
import { renewCalendarLink, revokeCalendarLink } from "@/lib/scholarships/actions";

/** Secret address of a calendar feed with the viewer's saved scholarships. */
export function CalendarLink({ url }: { url: string | null }) {
  const renew = useFormAction(renewCalendarLink, { failure: notices.calendarLinkFailed });
  const revoke = useFormAction(revokeCalendarLink, { failure: notices.calendarLinkFailed });

  return (
    <Card as="section" className="grid gap-4 p-5">
      <div>
        <h3 className="flex items-center gap-2 text-lg">
          <Calendar />
          Les dates limites dans votre calendrier
        </h3>
        <p className="measure mt-1 text-sm text-muted">
          Créez un lien, puis ajoutez-le à votre calendrier&nbsp;: vos bourses sauvegardées y
          apparaîtront. Ne le partagez pas.
        </p>
      </div>
      {url !== null && (
        <CopyField value={url} label="Lien secret du calendrier">
          <a
            href={url.replace(/^https?:/, "webcal:")}
            className={buttonClass({ variant: "primary" })}
          >
            S’abonner
          </a>
        </CopyField>
      )}
      <div className="flex flex-wrap gap-3">
        <form {...renew.form}>
          <Button type="submit" disabled={renew.pending}>
            {url === null ? "Créer le lien" : "Remplacer le lien"}
          </Button>
        </form>
        {/* Rendered until its response arrives, so that the notice is displayed. */}
        <form {...revoke.form} hidden={url === null}>
          <Button type="submit" variant="quiet" disabled={revoke.pending}>
            Supprimer le lien
          </Button>
        </form>
      </div>
    </Card>
  );
}
