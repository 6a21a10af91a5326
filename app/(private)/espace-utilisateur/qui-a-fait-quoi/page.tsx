import type { Metadata } from "next";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { OlderLines, OwnAudit } from "@/components/moderation/audit-list";
import { BackLink } from "@/components/ui/page-header";
import { EmptyState } from "@/components/ui/states";
import { requireViewer } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { lineNumber, listOwnAudit } from "@/lib/moderation/queries";
import { spaceHref } from "@/lib/profile/space-tabs";
import { firstValue, listHref } from "@/lib/text/address-values";

const TITLE = "Journal d’activité";
const PATH = "/espace-utilisateur/qui-a-fait-quoi";

export const metadata: Metadata = {
  title: TITLE,
  description: "L’activité de votre compte, de la plus récente à la plus ancienne.",
};

export default async function OwnAuditPage({
  searchParams,
}: PageProps<"/espace-utilisateur/qui-a-fait-quoi">) {
  await requireViewer(PATH);
  const read = await settled(listOwnAudit(lineNumber(firstValue((await searchParams).avant))));
  return (
    <div className="wrap grid gap-5 py-8 sm:py-12">
      {"error" in read ? (
        tabFailure(TITLE, "audit.own", moderationNotices.auditLoadFailed, read.error)
      ) : (
        <>
          <BackLink href={spaceHref("parametres")} className="justify-self-start">
            Paramètres
          </BackLink>
          <h1 className="text-3xl">{TITLE}</h1>
          <p className="measure text-muted">
            Les ouvertures de votre CV, ce que les recruteurs font de vos candidatures et les
            modifications de vos annonces sont conservés ici 24 mois.
          </p>
          {read.data.length === 0 ? (
            <EmptyState
              title="Aucune activité"
              text="Vous verrez ici l’activité de votre compte."
            />
          ) : (
            <div>
              <OwnAudit lines={read.data} />
              <OlderLines
                lines={read.data}
                hrefFor={(before) => listHref(PATH, { avant: String(before) })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
