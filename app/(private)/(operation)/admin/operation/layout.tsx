import "@/app/(private)/admin/admin.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaFrame } from "@/components/admin/area-frame";
import { OperationNav } from "@/components/admin/side-nav";
import { AccountProvider } from "@/components/layout/account";
import { requireOperator } from "@/lib/auth/viewer";
import { countAllWaiting } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { site } from "@/lib/shared/site";

export const metadata: Metadata = {
  title: { default: "Équipe du site", template: `%s · Équipe du site · ${site.name}` },
  description: "L’espace de l’équipe du site.",
};

/** Outside the recruiters' area: an operator need not be a recruiter. */
export default async function OperationLayout({ children }: { children: ReactNode }) {
  const { id, fullName, role, suspended } = await requireOperator("/admin/operation");
  const waiting = await countAllWaiting().catch((error: unknown) => {
    logError("operation.waiting", error);
    return undefined;
  });
  return (
    <AccountProvider id={id}>
      <AreaFrame
        name={fullName || "Équipe du site"}
        nav={<OperationNav isRecruiter={role === "recruteur" && !suspended} waiting={waiting} />}
      >
        {children}
      </AreaFrame>
    </AccountProvider>
  );
}
