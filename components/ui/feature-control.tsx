import type { ReactNode } from "react";
import { type Feature, suspensionNotice } from "@/lib/features";
import { SuspendedControl } from "./suspended-control";

/** The one wrapper of product.md: a control works, or shows its notice while it is suspended. */
export function FeatureControl({ feature, children }: { feature: Feature; children: ReactNode }) {
  const notice = suspensionNotice(feature);
  return notice === null ? (
    children
  ) : (
    <SuspendedControl notice={notice}>{children}</SuspendedControl>
  );
}
