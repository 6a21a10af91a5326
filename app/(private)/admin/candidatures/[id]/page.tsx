import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ApplicationHistory } from "@/components/applications/application-status";
import {
  NearLinks,
  ReceivedHeading,
  ReceivedView,
} from "@/components/applications/received/received-view";
import { BackLink } from "@/components/ui/page-header";
import {
  parseReceivedList,
  receivedApplicationPath,
  receivedHref,
} from "@/lib/applications/received-filters";
import { findReceived, neighboursOf } from "@/lib/applications/received-queries";
import { requireRecruiter } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";

export const metadata: Metadata = { title: "Candidature" };

export default async function ReceivedApplicationPage({
  params,
  searchParams,
}: PageProps<"/admin/candidatures/[id]">) {
  const { id } = await params;
  const list = parseReceivedList(await searchParams);
  await requireRecruiter(receivedApplicationPath(id, list));
  const read = await findReceived(id).then(
    async (application) => ({
      application,
      near: application && (await neighboursOf(id, list)),
    }),
    (error: unknown) => ({ failure: logError("applications.received-one", error) }),
  );
  if ("application" in read && read.application === null) notFound();

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5">
        <BackLink href={receivedHref(list)} className="mr-auto">
          Candidatures reçues
        </BackLink>
        {"near" in read && read.near && <NearLinks {...read.near} list={list} />}
      </div>
      {"failure" in read ? (
        <>
          <AdminHeading title="Candidature" />
          <ListFailure notice={notices.applicationsLoadFailed} reference={read.failure} />
        </>
      ) : (
        read.application && (
          <>
            <ReceivedHeading application={read.application} />
            <ReceivedView
              application={read.application}
              history={<ApplicationHistory history={read.application.history} />}
            />
          </>
        )
      )}
    </>
  );
}
