import type { Metadata } from "next";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { RuleList } from "@/components/trust/rule-list";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { listPostingRules } from "@/lib/trust/site-queries";

const TITLE = "Règles d’affichage";

export const metadata: Metadata = { title: TITLE };

export default async function RulesPage() {
  await requireOperator("/admin/operation/regles");
  const read = await listPostingRules().catch((error: unknown) => ({
    failure: logError("operation.rules", error),
  }));
  return (
    <>
      <AdminHeading
        title={TITLE}
        lead="Les mentions que la loi exige dans une annonce. Désactivez une règle pour ne plus afficher son avertissement."
      />
      {"failure" in read ? (
        <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />
      ) : (
        <RuleList rules={read} />
      )}
    </>
  );
}
