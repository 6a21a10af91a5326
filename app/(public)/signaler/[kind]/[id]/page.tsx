import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ReportAdvice } from "@/components/moderation/fraud-advice";
import { ReportForm } from "@/components/moderation/report-form";
import { PageHeader } from "@/components/ui/page-header";
import { findReportTarget } from "@/lib/moderation/queries";
import {
  reportableList,
  reportablePath,
  reportedKind,
  reportTitle,
} from "@/lib/moderation/reporting";
import { frenchText } from "@/lib/shared/french";

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind: segment, id } = await params;
  const robots = { index: false, follow: false };
  if ((await findTarget(segment, id)) === null) return { title: "Page introuvable", robots };
  return {
    title: "Signaler",
    description: "Signalez une annonce ou un commentaire trompeur, frauduleux ou discriminatoire.",
    robots,
  };
}

type Props = { params: Promise<{ kind: string; id: string }> };

/** Returns the reported content, deduplicated per request; null if there is none. */
const findTarget = cache(async (segment: string, id: string) => {
  const kind = reportedKind(segment);
  const target = kind === null ? null : await findReportTarget(kind, id);
  return kind === null || target === null ? null : { ...target, kind };
});

export default async function ReportPage({ params }: Props) {
  const { kind: segment, id } = await params;
  const target = await findTarget(segment, id);
  if (target === null) notFound();
  const { kind, page } = target;
  const title = frenchText(target.title);
  const about = { label: kind === "comment" ? "L’article" : title, href: reportablePath(page) };
  return (
    <>
      <PageHeader
        title={reportTitle(kind)}
        lead={title}
        trail={[reportableList(page.kind), about, { label: "Signaler" }]}
        unlisted
      />
      <div className="wrap grid items-start gap-x-14 gap-y-10 pt-10 pb-20 lg:grid-cols-[1fr_22rem]">
        <ReportForm kind={kind} id={id} />
        <ReportAdvice />
      </div>
    </>
  );
}
