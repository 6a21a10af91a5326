import Link from "next/link";
import type { Question } from "./faq-item";

export const canadaQuestions: Question[] = [
  {
    id: "depuis-etranger",
    question: "Puis-je postuler depuis l’étranger\u00a0?",
    answer: (
      <p>
        Oui. Mais une candidature n’est pas une autorisation de travailler&nbsp;: dites dans votre
        message où vous en êtes (aucun permis, permis en cours, résidence permanente) et lisez le{" "}
        <Link href="/guide#travailler" className="text-link">
          guide d’immigration
        </Link>{" "}
        pour savoir ce que l’employeur peut offrir.
      </p>
    ),
  },
  {
    id: "conseil-immigration",
    question: "Pouvez-vous me conseiller sur mon dossier d’immigration\u00a0?",
    answer: (
      <p>
        Non&nbsp;: au Canada, ce conseil est réservé aux avocats, aux notaires du Québec et aux
        consultants réglementés. Nous pouvons vous indiquer la page officielle à lire. Le guide
        explique{" "}
        <Link href="/guide#fraude" className="text-link">
          comment vérifier un représentant
        </Link>
        .
      </p>
    ),
  },
  {
    id: "arnaques",
    question: "Comment reconnaître une fausse offre\u00a0?",
    answer: (
      <p>
        On vous demande de l’argent, votre numéro d’assurance sociale ou une copie de passeport
        avant toute entrevue&nbsp;; le salaire est trop beau&nbsp;; l’adresse courriel n’est pas
        celle de l’entreprise. N’envoyez rien et{" "}
        <Link href="/contact?type=support" className="text-link">
          signalez-nous l’annonce
        </Link>
        .
      </p>
    ),
  },
  {
    id: "bourse-directe",
    question: "Pourquoi certaines bourses renvoient-elles à un autre site\u00a0?",
    answer: (
      <p>
        Parce que l’établissement ne reçoit les demandes que sur sa propre page. Nous le disons sur
        la fiche, avec le lien officiel. Les autres bourses se demandent ici, avec votre CV.
      </p>
    ),
  },
  {
    id: "echeances-bourses",
    question: "Comment ne pas manquer l’échéance d’une bourse\u00a0?",
    answer: (
      <p>
        Enregistrez la bourse, puis ajoutez l’échéance à votre agenda depuis sa fiche. Un calendrier
        privé de toutes vos bourses enregistrées est aussi offert dans votre espace personnel&nbsp;:
        votre agenda s’y abonne et se met à jour tout seul.
      </p>
    ),
  },
  {
    id: "missions-permis",
    question: "Faut-il un permis pour une mission freelance\u00a0?",
    answer: (
      <p>
        Cela dépend de l’endroit où vous travaillez, de celui où se trouve le client et de votre
        statut. Nous ne pouvons pas trancher pour vous&nbsp;: voyez la page officielle sur les
        permis de travail, citée dans le{" "}
        <Link href="/guide#travailler" className="text-link">
          guide
        </Link>
        , et les règles fiscales de votre pays de résidence.
      </p>
    ),
  },
];

export const recruiterQuestions: Question[] = [
  {
    id: "publier",
    question: "Comment publier une offre, une mission ou une bourse\u00a0?",
    answer: (
      <p>
        Ouvrez un compte de recruteur. Les boutons de publication apparaissent alors sur les listes,
        et votre espace d’administration permet de préparer un brouillon, de publier, de modifier et
        de fermer.
      </p>
    ),
  },
  {
    id: "modifier-annonce",
    question: "Qui peut modifier mes annonces et lire les candidatures\u00a0?",
    answer: (
      <p>
        Vous seul. Un recruteur ne modifie que ce qu’il a publié et ne lit que les candidatures
        envoyées à ses propres annonces&nbsp;; cette règle est tenue par la base de données
        elle-même.
      </p>
    ),
  },
  {
    id: "fermer-annonce",
    question: "Le poste est pourvu. Que deviennent les candidatures\u00a0?",
    answer: (
      <p>
        Marquez l’annonce comme pourvue&nbsp;: elle quitte les listes, et les personnes qui ont
        postulé en sont averties par courriel. Vous gardez l’accès aux candidatures pour y répondre.
      </p>
    ),
  },
];

export const siteQuestions: Question[] = [
  {
    id: "infolettre",
    question: "Comment m’abonner à l’infolettre, ou m’en désabonner\u00a0?",
    answer: (
      <p>
        Par la{" "}
        <Link href="/infolettre" className="text-link">
          page de l’infolettre
        </Link>
        &nbsp;: laissez votre adresse, puis confirmez par le lien reçu. Pour arrêter, cliquez sur
        «&nbsp;Se désabonner&nbsp;» dans l’un de nos courriels&nbsp;: aucun compte n’est nécessaire,
        et c’est immédiat.
      </p>
    ),
  },
  {
    id: "temoins",
    question: "Pourquoi n’y a-t-il pas de bandeau de témoins (cookies)\u00a0?",
    answer: (
      <p>
        Parce que nous ne suivons personne. Les seuls témoins sont ceux de votre session et de votre
        appareil, si vous vous connectez. Voir la{" "}
        <Link href="/privacy#temoins" className="text-link">
          politique de confidentialité
        </Link>
        .
      </p>
    ),
  },
  {
    id: "fils",
    question: "Puis-je suivre les offres et les articles par RSS\u00a0?",
    answer: (
      <p>
        Oui. Les offres et les articles ont chacun un fil RSS et un fil JSON, que tout lecteur de
        fils reconnaît à l’adresse de la page.
      </p>
    ),
  },
  {
    id: "signaler-erreur",
    question: "J’ai trouvé une erreur. À qui le dire\u00a0?",
    answer: (
      <p>
        Écrivez-nous par la{" "}
        <Link href="/contact?type=support" className="text-link">
          page de contact
        </Link>{" "}
        en donnant l’adresse de la page. Si un message d’erreur affiche une référence,
        copiez-la&nbsp;: elle nous mène droit au problème.
      </p>
    ),
  },
];
