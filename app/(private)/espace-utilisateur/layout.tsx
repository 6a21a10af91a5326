import type { ReactNode } from "react";
import { PageFrame } from "@/components/layout/document";

export default function SpaceLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
