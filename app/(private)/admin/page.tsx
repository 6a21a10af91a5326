import { Suspense } from "react";
import { AdminHeading } from "@/components/admin/admin-heading";
import { CountCards } from "@/components/dashboard/count-cards";
import { requireRecruiter } from "@/lib/auth/session";
import { countEverything } from "@/lib/dashboard/queries";
import { logError } from "@/lib/log";

export default async function AdminPage() {
  await requireRecruiter("/admin");
  return (
    <>
      <AdminHeading title="Tableau de bord" />
      <Suspense fallback={<CountCards counts={null} />}>
        <Counts />
      </Suspense>
    </>
  );
}

/** A count that fails stays 0 (specification §8, "Dashboard stats failure"). */
async function Counts() {
  const counts = await countEverything().catch((error: unknown) => {
    logError("dashboard.counts", error);
    return { jobs: 0, scholarships: 0, articles: 0, users: 0 };
  });
  return <CountCards counts={counts} />;
}
