import { LeafList } from "@/components/ui/detail-text";
import { AskForm } from "./ask-form";

type Props = {
  /** What the publication leaves open, in words; none when it is closed. */
  questions: string[];
  /** The reader has asked already. */
  asked: boolean;
  kind: string;
  id: string;
};

/** What a publication does not say to people abroad, and the button that asks for it. */
export function MissingAnswers({ questions, asked, kind, id }: Props) {
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
      {asked ? (
        <p className="font-semibold">Question envoyée au recruteur.</p>
      ) : (
        <AskForm kind={kind} id={id} />
      )}
    </>
  );
}
