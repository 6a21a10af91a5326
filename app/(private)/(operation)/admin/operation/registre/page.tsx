import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { LogFilter, OlderLines, SiteLog } from "@/components/moderation/audit-list";
import { EmptyState } from "@/components/ui/states";
import { requireOperator } from "@/lib/auth/viewer";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { knownActs } from "@/lib/moderation/format";
import { lineNumber, listLog } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { cleanQuery, firstValue, listHref } from "@/lib/text/address-values";

const TITLE = "Journal d’activité";
const PATH = "/admin/operation/registre";

export const metadata: Metadata = { title: TITLE };

export default async function LogPage({ searchParams }: PageProps<"/admin/operation/registre">) {
  await requireOperator(PATH);
  const params = await searchParams;
  const address = cleanQuery(params.adresse);
  const act = knownActs.find((known) => known.act === firstValue(params.acte))?.act ?? "";
  const read = await listLog(address, act, lineNumber(firstValue(params.avant))).catch(
    (error: unknown) => ({ failure: logError("operation.log", error) }),
  );
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Conservé 24 mois. Chaque personne voit les actions sur ses propres données dans son journal."
      />
      <LogFilter path={PATH} address={address} act={act} />
      {"failure" in read ? (
        <ListFailure notice={moderationNotices.operationLoadFailed} reference={read.failure} />
      ) : read.length === 0 ? (
        <EmptyState title="Aucune ligne ne correspond" />
      ) : (
        <>
          <SiteLog lines={read} />
          <OlderLines
            lines={read}
            hrefFor={(before) =>
              listHref(PATH, { adresse: address, acte: act, avant: String(before) })
            }
          />
        </>
      )}
    </>
  );
}
