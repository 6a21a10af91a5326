import type { ReactNode } from "react";
import { Card, CardLink } from "@/components/ui/card";
import { ArrowRight } from "@/components/ui/icons";
import { CampusScene, SettleScene, WorkScene } from "./scenes";
import { Section } from "./section";

/** The three ways in: jobs, scholarships, immigration news (specification §2.3). */
export function Services() {
  return (
    <Section id="services" title="Trois chemins vers le Canada">
      <ul className="grid gap-5 md:grid-cols-3">
        <Service
          href="/emplois"
          title="Travailler"
          action="Voir les emplois"
          drawing={<WorkScene />}
        >
          Des offres salariées dans tout le pays, avec le salaire et l’échéance affichés d’emblée.
        </Service>
        <Service
          href="/bourses"
          title="Étudier"
          action="Voir les bourses"
          drawing={<CampusScene />}
        >
          Des bourses par niveau et par domaine, leur lien officiel et leur date limite.
        </Service>
        <Service
          href="/actualites"
          title="S’établir"
          action="Lire les actualités"
          drawing={<SettleScene />}
        >
          Visas, permis, résidence permanente&nbsp;: les règles expliquées, datées et sourcées.
        </Service>
      </ul>
    </Section>
  );
}

function Service({
  href,
  title,
  action,
  drawing,
  children,
}: {
  href: string;
  title: string;
  action: string;
  drawing: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" clickable className="flex flex-col overflow-hidden">
      <div className="border-b border-line bg-linear-to-b from-sky to-sky-low">{drawing}</div>
      <div className="flex flex-1 flex-col gap-2 p-5 sm:p-6">
        <h3 className="text-xl">{title}</h3>
        <p className="text-muted">{children}</p>
        <CardLink
          href={href}
          className="mt-auto inline-flex items-center gap-1.5 pt-2 font-semibold text-spruce"
        >
          {action}
          <ArrowRight className="size-4.5" />
        </CardLink>
      </div>
    </Card>
  );
}
