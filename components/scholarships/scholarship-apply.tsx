import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { ClosedNote } from "@/components/ui/closed-note";
import { FeatureControl } from "@/components/ui/feature-control";
import { ExternalLink } from "@/components/ui/icons";
import type { Scholarship } from "@/lib/scholarships/schema";
import { isExpired } from "@/lib/text/dates";

/** The way to apply to a bourse, here or on its programme's page, or why there is none. */
export function ScholarshipApply({
  scholarship,
  children,
}: {
  scholarship: Scholarship;
  children: ReactNode;
}) {
  if (scholarship.status === "filled") return <ClosedNote>Bourse attribuée</ClosedNote>;
  if (isExpired(scholarship.deadline)) return <ClosedNote>Bourse expirée</ClosedNote>;
  if (scholarship.application_mode !== "direct" && scholarship.official_link !== null) {
    return <OfficialApplication href={scholarship.official_link} />;
  }
  return <FeatureControl feature="apply">{children}</FeatureControl>;
}

function OfficialApplication({ href }: { href: string }) {
  return (
    <div>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass({ variant: "accent", size: "lg" })} w-full`}
      >
        Postuler sur le site officiel
        <ExternalLink className="size-4.5" />
        <span className="sr-only"> (nouvel onglet)</span>
      </a>
      <p className="mt-2 text-sm text-muted">
        La demande se fait auprès du programme, et non sur notre site.
      </p>
    </div>
  );
}
