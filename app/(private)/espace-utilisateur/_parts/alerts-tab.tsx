import { AlertList } from "@/components/alerts/alert-list";
import { FeatureControl } from "@/components/ui/feature-control";
import { EmptyState } from "@/components/ui/states";
import { listAlerts } from "@/lib/alerts/queries";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";
import { WaysToOffers } from "./ways-to-offers";

const TITLE = "Mes Alertes";

export async function AlertsTab({ viewer }: { viewer: Viewer }) {
  const read = await settled(listAlerts(viewer.id));
  if ("error" in read) {
    return tabFailure(TITLE, "alerts.load", notices.alertsLoadFailed, read.error);
  }
  if (read.data.length === 0) {
    return (
      <>
        <TabHeading title={TITLE} />
        <EmptyState
          title="Vous n’avez aucune alerte pour le moment."
          text="Ouvrez une liste, choisissez vos filtres, puis «&nbsp;Créer une alerte&nbsp;»&nbsp;: vous recevrez les nouveautés par courriel."
        >
          <WaysToOffers />
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <TabHeading title={TITLE}>
        Vos alertes par courriel. Vos préférences, sous «&nbsp;Paramètres&nbsp;», s’appliquent
        aussi.
      </TabHeading>
      <FeatureControl feature="alerts">
        <AlertList alerts={read.data} />
      </FeatureControl>
    </>
  );
}
