import "./admin.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/admin-nav";
import { AreaFrame } from "@/components/admin/area-frame";
import { isOperator, requireAnyRecruiter } from "@/lib/auth/session";
import { logError } from "@/lib/log";
import { listDecisions } from "@/lib/moderation/queries";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { default: "Administration", template: `%s · Administration · ${site.name}` },
  description: "L’espace des recruteurs.",
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { fullName } = await requireAnyRecruiter("/admin");
  // A link less is all that is lost where the database does not answer.
  const unanswered = (error: unknown) => {
    logError("admin.links", error);
    return false;
  };
  const [leadsOn, hasDecisions] = await Promise.all([
    isOperator().catch(unanswered),
    listDecisions().then((decisions) => decisions.length > 0, unanswered),
  ]);
  return (
    <AreaFrame
      name={fullName || "Recruteur"}
      nav={<AdminNav isOperator={leadsOn} hasDecisions={hasDecisions} />}
    >
      {children}
    </AreaFrame>
  );
}
