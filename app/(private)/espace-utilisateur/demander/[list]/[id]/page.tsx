import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { settled, tabFailure } from "@/app/(private)/espace-utilisateur/_parts/tab-failure";
import { AskForm } from "@/components/publications/ask-form";
import { ArrowLeft } from "@/components/ui/icons";
import { LeafList } from "@/components/ui/reading";
import { requireViewer } from "@/lib/auth/session";
import { notices } from "@/lib/copy/notices";
import { frenchText } from "@/lib/ground/french";
import { unsaidQuestions } from "@/lib/publications/abroad-answer";
import { askableAt, findAsked } from "@/lib/publications/abroad-questions";
import { pagePath } from "@/lib/publications/kinds";
import { isUuid } from "@/lib/text/search";

type Props = PageProps<"/espace-utilisateur/demander/[list]/[id]">;

const TITLE = "Demander au recruteur";

export const metadata: Metadata = {
  title: TITLE,
  description: "Ce que l’annonce ne dit pas à qui est à l’étranger.",
};

export default async function AskPage({ params }: Props) {
  const { list, id } = await params;
  const viewer = await requireViewer(`/espace-utilisateur/demander/${list}/${id}`);
  const kind = askableAt(list);
  if (kind === null || !isUuid(id)) notFound();
  const read = await settled(findAsked(kind, id, viewer.id));
  if ("error" in read) {
    return (
      <div className="wrap py-8">
        {tabFailure(TITLE, "abroad.asked", notices.askFailed, read.error)}
      </div>
    );
  }
  if (read.data === null) notFound();
  const { publication, asked } = read.data;
  const open = publication.status === "published" ? unsaidQuestions(publication) : [];

  return (
    <div className="wrap grid gap-5 py-8 sm:py-12">
      <Link
        href={pagePath(kind, id)}
        className="text-link inline-flex min-h-8 items-center gap-2 justify-self-start"
      >
        <ArrowLeft className="size-4.5" />
        {frenchText(publication.title)}
      </Link>
      <h1 className="text-3xl">{TITLE}</h1>
      {open.length === 0 ? (
        <p>L’annonce répond déjà, ou n’est plus ouverte&nbsp;: il n’y a rien à demander.</p>
      ) : (
        <>
          <p>L’annonce ne dit rien de&nbsp;:</p>
          <LeafList items={open} />
          <p className="measure">
            Le recruteur voit combien de personnes le demandent, sans savoir qui. Sa réponse paraît
            sur l’annonce.
          </p>
          {asked ? (
            <p className="font-semibold">C’est demandé&nbsp;: le recruteur le voit.</p>
          ) : (
            <AskForm kind={kind} id={id} />
          )}
        </>
      )}
    </div>
  );
}
