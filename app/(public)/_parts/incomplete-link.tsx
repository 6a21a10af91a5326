import { LetterPage } from "@/components/newsletter/letter-page";
import { ButtonLink } from "@/components/ui/button";

/** The address that a mail leads to, without its token. */
export function IncompleteLink() {
  return (
    <LetterPage
      title="Ce lien n’est pas complet"
      text="Ouvrez-le depuis le courriel, ou écrivez-nous&nbsp;: nous retirerons votre adresse."
    >
      <ButtonLink href="/contact" variant="primary">
        Nous écrire
      </ButtonLink>
    </LetterPage>
  );
}
