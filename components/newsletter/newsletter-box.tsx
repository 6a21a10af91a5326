import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { NewsletterForm } from "./newsletter-form";

/** Newsletter form, or a notice while the feature is suspended. */
export function NewsletterBox() {
  return (
    <FeatureControl feature="newsletter">
      <NewsletterForm />
    </FeatureControl>
  );
}

export function NewsletterCard() {
  return (
    <Card as="section" className="grid gap-3 p-5">
      <h2 className="text-lg">L’infolettre</h2>
      <p className="text-sm text-muted">Nos nouveaux articles et guides par courriel.</p>
      <NewsletterBox />
    </Card>
  );
}
