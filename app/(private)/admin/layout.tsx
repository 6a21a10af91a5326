import "./admin.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AreaFrame } from "@/components/admin/area-frame";
import { AdminNav } from "@/components/admin/side-nav";
import { AccountProvider } from "@/components/layout/account";
import { requireAnyRecruiter } from "@/lib/auth/viewer";
import { site } from "@/lib/shared/site";

export const metadata: Metadata = {
  title: { default: "Administration", template: `%s · Administration · ${site.name}` },
  description: "L’espace des recruteurs.",
};

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { id, fullName, isOperator, hasDecisions } = await requireAnyRecruiter("/admin");
  return (
    <AccountProvider id={id}>
      <AreaFrame
        name={fullName || "Recruteur"}
        nav={<AdminNav isOperator={isOperator} hasDecisions={hasDecisions} />}
      >
        {children}
      </AreaFrame>
    </AccountProvider>
  );
}
