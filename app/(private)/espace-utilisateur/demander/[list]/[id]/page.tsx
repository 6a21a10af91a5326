import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/space-frame";
import { AskForm } from "@/components/publications/ask-form";
import { LeafList } from "@/components/ui/detail-text";
import { BackLink } from "@/components/ui/page-header";
import { requireViewer } from "@/lib/auth/viewer";
import { notices } from "@/lib/copy/server-notices";
import { missingQuestions } from "@/lib/publications/abroad";
import { pagePath } from "@/lib/publications/kinds";
import { askableAt, findAskable } from "@/lib/publications/queries";
import { frenchText } from "@/lib/shared/french";
import { isUuid } from "@/lib/text/address-values";

type AskPageProps = PageProps<"/espace-utilisateur/demander/[list]/[id]">;

const TITLE = "Demander au recruteur";

export const metadata: Metadata = {
  title: TITLE,
  description: "Posez vos questions sur la candidature depuis l’étranger.",
};

export default async function AskPage({ params }: AskPageProps) {
  const { list, id } = await params;
  const viewer = await requireViewer(`/espace-utilisateur/demander/${list}/${id}`);
  const kind = askableAt(list);
  if (kind === null || !isUuid(id)) notFound();
  const read = await settled(findAskable(kind, id, viewer.id));
  if ("error" in read) {
    return (
      <div className="wrap py-8">
        {tabFailure(TITLE, "abroad.asked", notices.askFailed, read.error)}
      </div>
    );
  }
  if (read.data === null) notFound();
  const { publication, isAsked } = read.data;
  const open = publication.status === "published" ? missingQuestions(publication) : [];

  return (
    <div className="wrap grid gap-5 py-8 sm:py-12">
      <BackLink href={pagePath(kind, id)} className="justify-self-start">
        {frenchText(publication.title)}
      </BackLink>
      <h1 className="text-3xl">{TITLE}</h1>
      <MissingAnswers questions={open} isAsked={isAsked} kind={kind} id={id} />
    </div>
  );
}

type MissingAnswersProps = {
  /** The unanswered questions as text; empty if the publication is closed. */
  questions: string[];
  isAsked: boolean;
  kind: string;
  id: string;
};

function MissingAnswers({ questions, isAsked, kind, id }: MissingAnswersProps) {
  if (questions.length === 0) {
    return <p>L’annonce répond déjà à la question, ou elle est fermée.</p>;
  }
  return (
    <>
      <p>L’annonce ne précise pas&nbsp;:</p>
      <LeafList items={questions} />
      <p className="measure">
        Le recruteur voit la question, sans votre nom. Sa réponse s’affichera dans l’annonce.
      </p>
      {isAsked ? (
        <p className="font-semibold">Question envoyée au recruteur.</p>
      ) : (
        <AskForm kind={kind} id={id} />
      )}
    </>
  );
}
