import { Button } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";

/** 'Postuler rapidement' on the card of an offer that is open. */
export function QuickApply() {
  return (
    <FeatureControl feature="quick-apply">
      <Button
        variant="quiet"
        className="relative z-1 max-sm:grow max-sm:border-line max-sm:px-3 max-sm:text-sm"
      >
        Postuler rapidement
      </Button>
    </FeatureControl>
  );
}
