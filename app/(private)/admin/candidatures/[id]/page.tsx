import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ApplicationHistory } from "@/components/applications/application-status";
import { ReceivedView } from "@/components/applications/received/received-view";
import { StatusButtons } from "@/components/applications/received/status-controls";
import { ArrowLeft } from "@/components/ui/icons";
import { receivedApplicationPath } from "@/lib/applications/received";
import { findReceived, type ReceivedDetails } from "@/lib/applications/received-queries";
import { canAnswer } from "@/lib/applications/status-change";
import { requireRecruiter } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { kinds, pagePath } from "@/lib/publications/kinds";

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
        read.application && <Received application={read.application} />
      )}
    </>
  );
}

function Received({ application }: { application: ReceivedDetails }) {
  const { id, name, title, kind, publicationId, company, status, history } = application;
  return (
    <>
      <AdminHeading
        title={name}
        lead={
          <>
            {kinds[kind].one} :{" "}
            <Link
              href={pagePath(kind, publicationId)}
              prefetch={false}
              className="text-link break-words"
            >
              {title}
            </Link>
            {company && `, ${company}`}
          </>
        }
      >
        {canAnswer(status) && <StatusButtons application={{ id, name }} status={status} />}
      </AdminHeading>
      <ReceivedView application={application} history={<ApplicationHistory history={history} />} />
    </>
  );
}
