import { ApplicationCard } from "@/components/applications/application-view";
import { WithdrawnAdvice } from "@/components/moderation/fraud-advice";
import { EmptyState } from "@/components/ui/states";
import { listApplications } from "@/lib/applications/queries";
import type { Viewer } from "@/lib/auth/roles";
import { notices } from "@/lib/copy/notices";
import { listWithdrawnTargets } from "@/lib/moderation/queries";
import { settled, tabFailure } from "./tab-failure";
import { TabHeading } from "./tab-heading";
import { WaysToOffers } from "./ways-to-offers";

const TITLE = "Mes Candidatures";

export async function ApplicationsTab({ viewer }: { viewer: Viewer }) {
  const [read, withdrawn] = await Promise.all([
    settled(listApplications(viewer.id)),
    listWithdrawnTargets(),
  ]);
  if ("error" in read) {
    return tabFailure(TITLE, "applications.load", notices.applicationsLoadFailed, read.error);
  }
  if (read.data.length === 0) return <NoApplication />;
  return (
    <>
      <TabHeading title={TITLE}>
        De la plus récente à la plus ancienne, avec la réponse du recruteur.{" "}
        <a href="/espace-utilisateur/candidatures.csv" download className="text-link">
          Télécharger la liste (CSV)
        </a>
      </TabHeading>
      {withdrawn.length > 0 && <WithdrawnAdvice several />}
      <ul className="grid gap-4">
        {read.data.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </ul>
    </>
  );
}

function NoApplication() {
  return (
    <>
      <TabHeading title={TITLE} />
      <EmptyState
        title="Vous n’avez aucune candidature pour le moment."
        text="Trouvez une offre, une mission ou une bourse&nbsp;: vous suivrez ici chaque réponse."
      >
        <WaysToOffers />
      </EmptyState>
    </>
  );
}
