import { accessibilityStatement } from "@/components/legal/accessibility";
import { ProsePage } from "@/components/ui/prose-page";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata = pageMetadata({
  title: "Accessibilité",
  description:
    "Ce que le site vise, ce qui est vérifié à chaque modification, les limites que nous connaissons, et comment signaler un obstacle.",
  path: "/accessibilite",
});

export default function AccessibilityPage() {
  return (
    <ProsePage
      title="Accessibilité"
      lead="Une déclaration honnête : ce qui va, ce qui manque, et à qui le dire."
      updated={{ day: "2026-11-21", label: "Version du 21 novembre 2026" }}
      sections={accessibilityStatement}
    />
  );
}
