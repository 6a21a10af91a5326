import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ReportForm } from "@/components/trust/report-form";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { frenchText } from "@/lib/ground/french";
import { findReportTarget } from "@/lib/trust/report-queries";
import { FRAUD_CENTRE, reportableList, reportablePath, reportedKind } from "@/lib/trust/reporting";

/** Made when first asked for, and again when what it is about changes. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind: segment, id } = await params;
  const robots = { index: false, follow: false };
  if ((await findTarget(segment, id)) === null) return { title: "Page introuvable", robots };
  return {
    title: "Signaler",
    description:
      "Signaler une annonce ou un commentaire qui trompe, demande de l’argent ou exclut.",
    robots,
  };
}

const TITLES: Record<string, string> = {
  comment: "Signaler un commentaire",
  employer: "Signaler une entreprise",
};

type Props = { params: Promise<{ kind: string; id: string }> };

/** What is to be reported, asked once a request; null where there is none. */
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
  return (
    <>
      <PageHeader
        title={TITLES[kind] ?? "Signaler une publication"}
        lead={frenchText(target.title)}
        trail={[
          reportableList(page.kind),
          {
            label: kind === "comment" ? "L’article" : frenchText(target.title),
            href: reportablePath(page),
          },
          { label: "Signaler" },
        ]}
        unlisted
      />
      <div className="wrap grid items-start gap-x-14 gap-y-10 pt-10 pb-20 lg:grid-cols-[1fr_22rem]">
        <ReportForm kind={kind} id={id} />
        <aside className="grid gap-4">
          <h2 className="text-xl">Ce que devient un signalement</h2>
          <p>
            Une personne de l’équipe lit la publication et ce que vous écrivez, puis la laisse, la
            masque ou la retire. Qui l’a publiée apprend la décision, jamais votre nom.
          </p>
          <h2 className="text-xl">Si vous avez payé ou donné vos papiers</h2>
          <p>
            Arrêtez d’écrire à cette personne, gardez les messages, prévenez votre banque, puis
            signalez-le au <TextLink href={FRAUD_CENTRE.address}>{FRAUD_CENTRE.name}</TextLink>.
          </p>
        </aside>
      </div>
    </>
  );
}
