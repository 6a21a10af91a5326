import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { site } from "@/lib/site";

/** First half of the terms: the service, the account, what one may publish and send. */
export const termsUse: ProseSection[] = [
  {
    id: "service",
    title: "Le service",
    body: (
      <>
        <p>
          {site.name} réunit en français des offres d’emploi, des missions, des bourses d’études et
          des articles sur l’immigration au Canada. La consultation est libre. Un compte gratuit est
          nécessaire pour postuler, enregistrer une annonce, commenter un article ou publier.
        </p>
        <p>
          En utilisant le site, vous acceptez les présentes conditions. Si une règle ne vous
          convient pas, n’utilisez pas la partie du service qu’elle concerne et dites-le-nous&nbsp;:
          nous lisons tout.
        </p>
      </>
    ),
  },
  {
    id: "role",
    title: "Notre rôle, et ses limites",
    body: (
      <>
        <p>
          Nous mettons en relation des personnes et des employeurs, donneurs d’ouvrage ou
          établissements. Nous ne sommes ni employeur, ni agence de placement, ni établissement
          d’enseignement, ni représentant en immigration. Nous ne participons pas au choix des
          candidats et ne garantissons ni entrevue, ni embauche, ni bourse, ni statut.
        </p>
        <p>
          Les articles et le{" "}
          <Link href="/guide" className="text-link">
            guide d’immigration
          </Link>{" "}
          donnent de l’information générale, avec leur date et leurs sources. Ils ne remplacent pas
          l’avis d’un avocat, d’un notaire du Québec ou d’un consultant réglementé.
        </p>
      </>
    ),
  },
  {
    id: "compte",
    title: "Votre compte",
    body: (
      <ul>
        <li>Vous avez au moins 14 ans, et l’âge requis pour l’emploi ou la bourse visés.</li>
        <li>
          Le nom et le courriel que vous donnez sont les vôtres&nbsp;; une entreprise est inscrite
          par une personne autorisée à la représenter.
        </li>
        <li>
          Votre mot de passe reste à vous. Si vous croyez qu’on s’en est servi, changez-le&nbsp;:
          toutes les autres sessions sont alors fermées.
        </li>
        <li>
          Le rôle choisi à l’inscription, candidat ou recruteur, ne peut pas être changé ensuite. Il
          suffit d’ouvrir un autre compte avec une autre adresse.
        </li>
        <li>
          Vous pouvez supprimer votre compte à tout moment dans vos paramètres. La suppression est
          immédiate. Les annonces d’un recruteur partent avec le compte et les personnes qui ont
          postulé en sont prévenues&nbsp;; ses articles publiés restent, sans son nom.
        </li>
      </ul>
    ),
  },
  {
    id: "candidatures",
    title: "Postuler",
    body: (
      <>
        <p>
          Votre candidature est envoyée à l’auteur de l’annonce et à lui seul. Vous répondez de
          l’exactitude de votre CV et de votre message. Une seule candidature est possible par
          annonce&nbsp;; vous pouvez la retirer tant que vous le voulez, et le recruteur perd alors
          l’accès au CV.
        </p>
        <p>
          <strong>Ne payez jamais pour postuler.</strong> Aucun employeur sérieux ne demande
          d’argent, de numéro de carte ou de numéro d’assurance sociale avant l’embauche.
          Signalez-nous toute annonce qui le fait.
        </p>
      </>
    ),
  },
  {
    id: "publier",
    title: "Publier une annonce ou un article",
    body: (
      <>
        <p>Le recruteur qui publie s’engage à ce que l’annonce&nbsp;:</p>
        <ul>
          <li>
            corresponde à un poste, une mission ou une bourse qui existe et reste à pourvoir&nbsp;;
          </li>
          <li>
            dise clairement le travail, le lieu, le type de contrat et, si possible, le
            salaire&nbsp;;
          </li>
          <li>
            respecte les normes du travail et les lois sur les droits de la personne&nbsp;: aucune
            exigence fondée sur l’origine, la couleur, la religion, le sexe, l’âge, la grossesse, le
            handicap ou tout autre motif interdit&nbsp;;
          </li>
          <li>ne demande aucun paiement aux candidats&nbsp;;</li>
          <li>soit fermée dès que la place est prise.</li>
        </ul>
        <p>
          Les candidatures reçues ne servent qu’à pourvoir le poste annoncé. Le recruteur les
          protège et les détruit quand il n’en a plus besoin, comme la loi l’y oblige.
        </p>
      </>
    ),
  },
];
