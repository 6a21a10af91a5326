import Link from "next/link";
import type { Question } from "./faq-item";

export const accountQuestions: Question[] = [
  {
    id: "compte-gratuit",
    question: "Le compte est-il vraiment gratuit\u00a0?",
    answer: (
      <p>
        Oui. Chercher, postuler, enregistrer des annonces et recevoir l’infolettre ne coûte rien aux
        candidats, et rien n’est réservé à une formule payante.
      </p>
    ),
  },
  {
    id: "courriel-confirmation",
    question: "Je n’ai pas reçu le courriel de confirmation. Que faire\u00a0?",
    answer: (
      <p>
        Attendez quelques minutes, puis regardez dans les indésirables. Sinon, allez à la page{" "}
        <Link href="/connexion" className="text-link" prefetch={false}>
          Se connecter
        </Link>{" "}
        et demandez un nouvel envoi&nbsp;: le dernier courriel reçu est le seul valable, et son lien
        sert une seule fois.
      </p>
    ),
  },
  {
    id: "mot-de-passe",
    question: "J’ai oublié mon mot de passe. Comment le changer\u00a0?",
    answer: (
      <p>
        À la page de connexion, choisissez «&nbsp;Mot de passe oublié&nbsp;». Un lien vous est
        envoyé&nbsp;; il mène à une page où vous choisissez un nouveau mot de passe d’au moins 10
        caractères. Vos autres sessions sont alors fermées.
      </p>
    ),
  },
  {
    id: "changer-courriel",
    question: "Puis-je changer d’adresse courriel\u00a0?",
    answer: (
      <p>
        Oui, dans votre espace personnel, onglet Paramètres. Le changement prend effet une fois
        confirmé par le lien reçu&nbsp;: tant qu’il ne l’est pas, l’ancienne adresse reste valable.
      </p>
    ),
  },
  {
    id: "changer-role",
    question: "Puis-je passer de candidat à recruteur\u00a0?",
    answer: (
      <p>
        Non, le rôle est choisi à l’inscription et ne change plus&nbsp;: c’est ce qui empêche
        quelqu’un de s’ouvrir des accès. Inscrivez-vous comme recruteur avec une autre adresse, par
        exemple celle de votre entreprise.
      </p>
    ),
  },
  {
    id: "supprimer-compte",
    question: "Comment supprimer mon compte et mes données\u00a0?",
    answer: (
      <p>
        Dans votre espace personnel, onglet Paramètres, «&nbsp;Supprimer mon compte&nbsp;». Le
        profil, les documents, les candidatures et les fichiers sont effacés tout de suite. Pensez à
        exporter vos données avant, par le bouton voisin.
      </p>
    ),
  },
];

export const applyQuestions: Question[] = [
  {
    id: "postuler",
    question: "Comment postuler à une offre\u00a0?",
    answer: (
      <p>
        Ouvrez l’offre et choisissez «&nbsp;Postuler&nbsp;». Connectez-vous si ce n’est pas fait,
        prenez un CV enregistré ou téléversez-en un, relisez le message d’accompagnement, puis
        envoyez. Vous recevez un accusé de réception par courriel.
      </p>
    ),
  },
  {
    id: "format-cv",
    question: "Quel format de CV est accepté\u00a0?",
    answer: (
      <p>
        Un fichier PDF d’au plus 5 Mo. Les autres formats sont refusés&nbsp;: un PDF s’affiche de la
        même façon chez tout le monde. Dans un traitement de texte, choisissez «&nbsp;Enregistrer
        sous&nbsp;», puis «&nbsp;PDF&nbsp;».
      </p>
    ),
  },
  {
    id: "plusieurs-cv",
    question: "Puis-je garder plusieurs CV\u00a0?",
    answer: (
      <p>
        Oui, jusqu’à dix. L’un d’eux est le CV par défaut, proposé en premier à chaque
        candidature&nbsp;; vous le changez dans l’onglet Mes Documents.
      </p>
    ),
  },
  {
    id: "qui-voit-cv",
    question: "Qui peut voir mon CV\u00a0?",
    answer: (
      <p>
        Seulement la personne qui a publié l’annonce à laquelle vous avez postulé. Chaque ouverture
        est inscrite dans le suivi de la candidature, avec sa date. Si vous retirez la candidature,
        l’accès est coupé.
      </p>
    ),
  },
  {
    id: "statuts",
    question: "Que veulent dire les statuts de mes candidatures\u00a0?",
    answer: (
      <ul>
        <li>
          <strong>En cours&nbsp;:</strong> reçue, pas encore tranchée.
        </li>
        <li>
          <strong>Entretien&nbsp;:</strong> le recruteur souhaite vous rencontrer&nbsp;; il vous
          écrit directement.
        </li>
        <li>
          <strong>Refusée&nbsp;:</strong> le poste est allé à quelqu’un d’autre.
        </li>
        <li>
          <strong>Retirée&nbsp;:</strong> vous avez retiré votre candidature.
        </li>
      </ul>
    ),
  },
  {
    id: "pas-de-reponse",
    question: "Je n’ai pas de réponse. Puis-je relancer\u00a0?",
    answer: (
      <p>
        Dix jours après l’envoi, un bouton «&nbsp;Relancer&nbsp;» apparaît dans le suivi d’une
        candidature en cours. Il envoie un rappel poli, une seule fois.
      </p>
    ),
  },
  {
    id: "retirer",
    question: "Puis-je retirer une candidature, ou postuler de nouveau\u00a0?",
    answer: (
      <p>
        Vous pouvez la retirer à tout moment dans Mes Candidatures. Une seule candidature est
        permise par annonce&nbsp;: après un retrait, on ne peut pas postuler de nouveau à la même.
      </p>
    ),
  },
  {
    id: "offre-expiree",
    question: "Pourquoi ne puis-je plus postuler à une offre\u00a0?",
    answer: (
      <p>
        Parce que son échéance est passée ou que le poste est pourvu. La page reste lisible, avec la
        mention «&nbsp;Offre expirée&nbsp;», pour que vous retrouviez ce que vous aviez lu.
      </p>
    ),
  },
];
