import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { SaveForm } from "@/components/saved/save-form";
import { BackLink } from "@/components/ui/page-header";
import { requireViewer } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { can, kindOfList, pagePath } from "@/lib/publications/kinds";
import { findTitle } from "@/lib/saved/queries";
import { frenchText } from "@/lib/shared/french";

type Props = PageProps<"/espace-utilisateur/sans-scripts/[list]/[id]">;

const TITLE = "Ajouter aux favoris";

export const metadata: Metadata = {
  title: TITLE,
  description: "Ajouter une annonce aux favoris.",
};

/** Target of « Sauvegarder » when JavaScript is off or did not load. */
export default async function WithoutScriptsPage({ params }: Props) {
  const { list, id } = await params;
  await requireViewer(`/espace-utilisateur/sans-scripts/${list}/${id}`);
  const kind = kindOfList(`/${list}`);
  if (kind === null || !can(kind, "save")) notFound();
  const read = await settled(findTitle(kind, id));
  if ("error" in read) {
    return (
      <div className="wrap py-8">
        {tabFailure(TITLE, "saved.title", notices.savedLoadFailed, read.error)}
      </div>
    );
  }
  if (read.data === null) notFound();

  return (
    <div className="wrap grid gap-5 py-8 sm:py-12">
      <BackLink href={pagePath(kind, id)} className="justify-self-start">
        {frenchText(read.data)}
      </BackLink>
      <h1 className="text-3xl">{TITLE}</h1>
      <p className="measure">
        Vous retrouverez cette annonce dans vos favoris, avec sa date limite.
      </p>
      <SaveForm kind={kind} id={id} />
    </div>
  );
}
