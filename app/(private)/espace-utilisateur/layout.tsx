import type { ReactNode } from "react";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { AccountProvider } from "@/components/layout/account";
import { PageFrame } from "@/components/layout/document";
import { currentViewer } from "@/lib/auth/viewer";

export default async function SpaceLayout({ children }: { children: ReactNode }) {
  // The page itself reports a failure.
  const viewer = await currentViewer().catch(() => null);
  return (
    <AccountProvider id={viewer?.id ?? null}>
      <PageFrame quickAdd={<SiteQuickAdd />}>{children}</PageFrame>
    </AccountProvider>
  );
}
