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
  const viewer = await requireViewer(PATH);
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
            {viewer.role === "recruteur"
              ? "Les actions sur votre compte, vos annonces et les candidatures reçues, pendant 24 mois."
              : "Les actions sur votre compte et vos candidatures, pendant 24 mois."}
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
