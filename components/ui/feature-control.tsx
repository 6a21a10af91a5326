import type { ReactNode } from "react";
import { suspensionNotice } from "@/lib/copy/suspension";
import type { Feature } from "@/lib/env";
import { SuspendedControl } from "./suspended-control";

/**
 * Renders a control, or its notice while the feature is suspended (docs/product.md, Suspending a feature).
 */
export function FeatureControl({ feature, children }: { feature: Feature; children: ReactNode }) {
  const notice = suspensionNotice(feature);
  return notice === null ? (
    children
  ) : (
    <SuspendedControl notice={notice}>{children}</SuspendedControl>
  );
}
