import { FeatureControl } from "@/components/ui/feature-control";
import { QuickApplyButton } from "./quick-apply-button";

/** 'Postuler rapidement' on the card of an offer that is open. */
export function QuickApply() {
  return (
    <FeatureControl feature="quick-apply">
      <QuickApplyButton />
    </FeatureControl>
  );
}
