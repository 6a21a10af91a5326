import "./admin.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/admin-nav";
import { AreaFrame } from "@/components/admin/area-frame";
import { isOperator, requireAnyRecruiter } from "@/lib/auth/session";
import { logError } from "@/lib/log";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { default: "Administration", template: `%s · Administration · ${site.name}` },
  description: "L’espace des recruteurs.",
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { fullName } = await requireAnyRecruiter("/admin");
  // A link less is all that is lost where the database does not answer.
  const leadsOn = await isOperator().catch((error: unknown) => {
    logError("admin.operator", error);
    return false;
  });
  return (
    <AreaFrame name={fullName || "Recruteur"} nav={<AdminNav isOperator={leadsOn} />}>
      {children}
    </AreaFrame>
  );
}
