import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ApplicationHistory } from "@/components/applications/application-status";
import { ReceivedHeading, ReceivedView } from "@/components/applications/received/received-view";
import { ArrowLeft } from "@/components/ui/icons";
import { receivedApplicationPath } from "@/lib/applications/received";
import { findReceived } from "@/lib/applications/received-queries";
import { requireRecruiter } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";

export const metadata: Metadata = { title: "Candidature" };

export default async function ReceivedApplicationPage({
  params,
}: PageProps<"/admin/candidatures/[id]">) {
  const { id } = await params;
  await requireRecruiter(receivedApplicationPath(id));
  const read = await findReceived(id).then(
    (application) => ({ application }),
    (error: unknown) => ({ failure: logError("applications.received-one", error) }),
  );
  if ("application" in read && read.application === null) notFound();

  return (
    <>
      <Link
        href="/admin/candidatures"
        className="text-link mb-4 inline-flex min-h-8 items-center gap-2"
      >
        <ArrowLeft className="size-4.5" />
        Candidatures reçues
      </Link>
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
