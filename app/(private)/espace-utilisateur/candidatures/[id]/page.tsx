import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import {
  SpaceFrame,
  settled,
  tabFailure,
} from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { ApplicationHistory } from "@/components/applications/application-status";
import { ApplicationActions, ApplicationView } from "@/components/applications/application-view";
import { SimilarJobs } from "@/components/jobs/job-view";
import { WithdrawnAdvice } from "@/components/moderation/fraud-advice";
import { BackLink } from "@/components/ui/page-header";
import { sentPath } from "@/lib/applications/apply-address";
import { findApplication, listAppliedIds } from "@/lib/applications/queries";
import type { SentApplication } from "@/lib/applications/schema";
import { requireViewer } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { listSimilarJobs } from "@/lib/jobs/queries";
import { listWithdrawnTargets } from "@/lib/moderation/queries";
import { logError } from "@/lib/monitoring/log";
import { spaceHref } from "@/lib/profile/space-tabs";

type Props = PageProps<"/espace-utilisateur/candidatures/[id]">;

const TITLE = "Ma candidature";

export const metadata: Metadata = {
  title: TITLE,
  description: "Votre envoi et son suivi.",
};

export default async function ApplicationPage({ params }: Props) {
  const { id } = await params;
  const viewer = await requireViewer(sentPath(id));
  const read = await settled(findApplication(viewer.id, id));
  if ("data" in read) {
    if (read.data === null) notFound();
    // After applying, the address contains the publication's id.
    if (read.data.id !== id) redirect(sentPath(read.data.id));
  }
  const withdrawn = await listWithdrawnTargets();

  return (
    <SpaceFrame viewer={viewer} current="candidatures" title={TITLE}>
      <BackLink href={spaceHref("candidatures")} className="mb-4">
        Mes Candidatures
      </BackLink>
      {withdrawn.includes(id) && <WithdrawnAdvice />}
      {"error" in read
        ? tabFailure(TITLE, "applications.read", notices.applicationsLoadFailed, read.error)
        : read.data && (
            <ApplicationView
              application={read.data}
              actions={<ApplicationActions application={read.data} />}
              history={<ApplicationHistory history={read.data.history} />}
              similar={<SimilarJobs isOpen jobs={await readSimilar(viewer.id, read.data)} />}
            />
          )}
    </SpaceFrame>
  );
}

/** Similar offers; none if they cannot be read, since the page works without them. */
async function readSimilar(viewerId: string, { kind, targetId }: SentApplication) {
  if (kind !== "job" || targetId === null) return [];
  return listAppliedIds(viewerId)
    .then((applied) => listSimilarJobs(targetId, 3, applied))
    .catch((error: unknown) => {
      logError("applications.similar", error);
      return [];
    });
}
