import { LeafList } from "@/components/ui/reading";
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
export function Unsaid({ questions, asked, kind, id }: Props) {
  if (questions.length === 0) {
    return <p>L’annonce répond déjà, ou n’est plus ouverte&nbsp;: il n’y a rien à demander.</p>;
  }
  return (
    <>
      <p>L’annonce ne dit rien de&nbsp;:</p>
      <LeafList items={questions} />
      <p className="measure">
        Le recruteur voit combien de personnes le demandent, sans savoir qui. Sa réponse paraît sur
        l’annonce.
      </p>
      {asked ? (
        <p className="font-semibold">C’est demandé&nbsp;: le recruteur le voit.</p>
      ) : (
        <AskForm kind={kind} id={id} />
      )}
    </>
  );
}
