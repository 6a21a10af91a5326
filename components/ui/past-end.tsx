import { ButtonLink } from "./button";
import { EmptyState } from "./states";

type PastEndProps = {
  /** At least 1. */
  pageCount: number;
  hrefFor: (page: number) => string;
};

/** Replaces the rows past the end of a list: links to the last page of the same search. */
export function PastEnd({ pageCount, hrefFor }: PastEndProps) {
  return (
    <EmptyState
      title="Cette page de la liste n’existe pas"
      text={
        pageCount === 1 ? "La liste n’a qu’une page." : `La liste s’arrête à la page ${pageCount}.`
      }
    >
      <ButtonLink href={hrefFor(pageCount)} variant="primary">
        Voir la dernière page
      </ButtonLink>
    </EmptyState>
  );
}
