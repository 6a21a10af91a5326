import type { Metadata } from "next";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/tab-failure";
import { OlderLines, OwnAudit } from "@/components/trust/audit-list";
import { BackLink } from "@/components/ui/back-link";
import { EmptyState } from "@/components/ui/empty-state";
import { requireViewer } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { spaceHref } from "@/lib/profile/tabs";
import { firstValue, listHref } from "@/lib/text/search";
import { lineNumber, listOwnAudit } from "@/lib/trust/audit-queries";

const TITLE = "Qui a fait quoi";
const PATH = "/espace-utilisateur/qui-a-fait-quoi";

export const metadata: Metadata = {
  title: TITLE,
  description: "Ce que d’autres ont fait de ce qui est à vous, et ce que vous avez fait.",
};

export default async function OwnAuditPage({
  searchParams,
}: PageProps<"/espace-utilisateur/qui-a-fait-quoi">) {
  await requireViewer(PATH);
  const read = await settled(listOwnAudit(lineNumber(firstValue((await searchParams).avant))));
  return (
    <div className="wrap grid gap-5 py-8 sm:py-12">
      {"error" in read ? (
        tabFailure(TITLE, "audit.own", trustNotices.auditLoadFailed, read.error)
      ) : (
        <>
          <BackLink href={spaceHref("parametres")} className="justify-self-start">
            Paramètres
          </BackLink>
          <h1 className="text-3xl">{TITLE}</h1>
          <p className="measure text-muted">
            Chaque fois que quelqu’un ouvre votre CV, change une candidature, l’exporte ou décide de
            ce que vous avez publié, la base l’écrit ici, du plus récent au plus ancien. Ces lignes
            sont gardées 24 mois.
          </p>
          {read.data.length === 0 ? (
            <EmptyState title="Rien encore" text="Personne n’a rien fait de ce qui est à vous." />
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
