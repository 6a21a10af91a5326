import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { ApplyByForm } from "@/components/applications/apply-form";
import { Card } from "@/components/ui/card";
import { FeatureControl } from "@/components/ui/feature-control";
import { BackLink } from "@/components/ui/page-header";
import { prepareApplication } from "@/lib/applications/apply";
import { requireViewer } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { applyPath, can, kindOfList, pagePath } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { isUuid } from "@/lib/text/address-values";

type Props = PageProps<"/espace-utilisateur/postuler/[list]/[id]">;

const TITLE = "Postuler";

export const metadata: Metadata = {
  title: TITLE,
  description: "Envoyez votre CV et votre message.",
};

/** Target of the apply button without JavaScript; with it, the same form opens in a dialog. */
export default async function ApplyPage({ params }: Props) {
  const { list, id } = await params;
  const kind = kindOfList(`/${list}`);
  if (kind === null || !can(kind, "apply") || !isUuid(id)) notFound();
  const viewer = await requireViewer(applyPath(kind, id));
  const read = await settled(prepareApplication(viewer, { kind, id }));
  if ("error" in read) {
    return (
      <div className="wrap py-8">
        {tabFailure(TITLE, "applications.prepare", notices.preparationFailed, read.error)}
      </div>
    );
  }
  const preparation = read.data;
  if (preparation === null) notFound();
  return (
    <div className="wrap grid max-w-160 gap-5 py-8 sm:py-12">
      <BackLink href={pagePath(kind, id)} className="justify-self-start">
        {frenchText(preparation.title)}
      </BackLink>
      <h1 className="text-3xl">{TITLE}</h1>
      <FeatureControl feature="apply">
        <Card className="px-5 py-4 sm:px-7">
          <ApplyByForm kind={kind} id={id} preparation={preparation} />
        </Card>
      </FeatureControl>
    </div>
  );
}
