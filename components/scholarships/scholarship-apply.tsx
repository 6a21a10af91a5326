import type { ReactNode } from "react";
import { ApplyControl } from "@/components/publications/detail-layout";
import { buttonClass } from "@/components/ui/button";
import { ExternalLink } from "@/components/ui/icons";
import type { Scholarship } from "@/lib/scholarships/schema";

/** The way to apply to a bourse, here or on its programme's page, or why there is none. */
export function ScholarshipApply({
  scholarship,
  children,
}: {
  scholarship: Scholarship;
  children: ReactNode;
}) {
  const { status, closes_at, application_mode, official_link } = scholarship;
  const elsewhere = application_mode !== "direct" && official_link !== null && (
    <OfficialApplication href={official_link} />
  );
  return (
    <ApplyControl
      kind="scholarship"
      status={status}
      closesAt={closes_at}
      elsewhere={elsewhere || undefined}
    >
      {children}
    </ApplyControl>
  );
}

function OfficialApplication({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass({ variant: "accent", size: "lg" })} w-full`}
    >
      Postuler sur le site de l’organisme
      <ExternalLink className="size-4.5" />
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
