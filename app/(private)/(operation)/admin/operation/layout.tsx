import "@/app/(private)/admin/admin.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaFrame } from "@/components/admin/area-frame";
import { OperationNav } from "@/components/trust/operation-nav";
import { requireOperator } from "@/lib/auth/session";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { default: "Opération", template: `%s · Opération · ${site.name}` },
  description: "L’espace de l’équipe du site.",
};

/** Beside the recruiters' area, not in it: an operator need not be a recruiter. */
export default async function OperationLayout({ children }: { children: ReactNode }) {
  const { fullName, role, suspended } = await requireOperator("/admin/operation");
  return (
    <AreaFrame
      name={fullName || "Équipe du site"}
      nav={<OperationNav isRecruiter={role === "recruteur" && !suspended} />}
    >
      {children}
    </AreaFrame>
  );
}
