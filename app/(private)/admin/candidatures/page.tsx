import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceivedResults } from "@/app/(private)/admin/candidatures/_parts/received-results";
import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { ExportLink, ReceivedToolbar } from "@/components/applications/received/received-toolbar";
import { ListFilters } from "@/components/forms/list-filters";
import { parseReceivedList, receivedHref } from "@/lib/applications/received-filters";
import { readReceived } from "@/lib/applications/received-queries";
import { requireRecruiter } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";

const TITLE = "Candidatures reçues";

export const metadata: Metadata = { title: TITLE };

type Props = PageProps<"/admin/candidatures">;

export default async function ReceivedPage({ searchParams }: Props) {
  const list = parseReceivedList(await searchParams);
  await requireRecruiter(receivedHref(list));

  const read = await readReceived(list).catch((error: unknown) => ({
    failure: logError("applications.received", error),
  }));
  if ("failure" in read) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <ListFailure notice={notices.applicationsLoadFailed} reference={read.failure} />
      </>
    );
  }
  if (read.rows.length === 0 && list.page > 1) notFound();

  return (
    <>
      <AdminHeading title={TITLE}>{read.total > 0 && <ExportLink list={list} />}</AdminHeading>
      <ListFilters
        live
        inColumn
        action="/admin/candidatures"
        query={receivedHref(list).split("?")[1] ?? ""}
        loading="Chargement..."
        fields={<ReceivedToolbar list={list} publications={read.publications} />}
      >
        <ReceivedResults {...read} list={list} />
      </ListFilters>
    </>
  );
}
