import { Suspense } from "react";
import { SiteQuickAdd } from "@/app/_parts/publish";
import { AdminHeading } from "@/components/admin/admin-heading";
import { CountCards } from "@/components/dashboard/panels";
import { requireRecruiter } from "@/lib/auth/session";
import { SEEN_DAYS } from "@/lib/dashboard/queries";
import {
  ByStatus,
  ByWeek,
  Counts,
  MostSeen,
  NextDeadlines,
  Pictured,
  ToVerify,
  UnmetSearches,
} from "./_parts/dashboard-panels";
import { GateState } from "./_parts/gate-state";
import { OpenDecisions } from "./_parts/open-decisions";

export default async function AdminPage() {
  const viewer = await requireRecruiter("/admin");
  return (
    <>
      <AdminHeading title="Tableau de bord" />
      <Suspense>
        <OpenDecisions />
      </Suspense>
      <Suspense>
        <GateState />
      </Suspense>
      <Suspense fallback={<CountCards counts={null} />}>
        <Counts />
      </Suspense>
      <h2 className="mt-10 mb-4 text-2xl">Publier</h2>
      <SiteQuickAdd variant="inline" />
      <h2 className="mt-10 mb-4 text-2xl">Vos publications</h2>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Pictured title="Candidatures reçues par semaine">
          <ByWeek />
        </Pictured>
        <Pictured title="Candidatures par statut">
          <ByStatus />
        </Pictured>
        <Pictured title="Consultations" note={`Des ${SEEN_DAYS} derniers jours`}>
          <MostSeen />
        </Pictured>
        <Pictured title="Prochaines échéances">
          <NextDeadlines />
        </Pictured>
        <Pictured title="Articles à vérifier">
          <ToVerify viewerId={viewer.id} />
        </Pictured>
        <Pictured title="Recherches sans résultat" note={`Des ${SEEN_DAYS} derniers jours`}>
          <UnmetSearches />
        </Pictured>
      </div>
    </>
  );
}
