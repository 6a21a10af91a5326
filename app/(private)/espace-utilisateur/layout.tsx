import type { ReactNode } from "react";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { PageFrame } from "@/components/layout/document";

export default function SpaceLayout({ children }: { children: ReactNode }) {
  return <PageFrame quickAdd={<SiteQuickAdd />}>{children}</PageFrame>;
}
