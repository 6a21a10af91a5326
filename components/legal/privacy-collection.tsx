import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { site } from "@/lib/site";

/** First half of the policy: who answers, what is collected, why, for how long. */
export const privacyCollection: ProseSection[] = [
  {
    id: "responsable",
    title: "Qui répond de vos renseignements",
    body: (
      <>
        <p>
          {site.name} exploite ce site depuis {site.city}. La protection des renseignements
          personnels y relève de {site.privacyOfficer}, au sens de la Loi sur la protection des
          renseignements personnels dans le secteur privé (RLRQ, chapitre P-39.1), telle que
          modifiée par la Loi 25.
        </p>
        <p>
          Écrivez à cette personne à l’adresse{" "}
          <a href={`mailto:${site.email}`} className="text-link">
            {site.email}
          </a>
          , en indiquant «&nbsp;Renseignements personnels&nbsp;» dans l’objet, ou par la{" "}
          <Link href="/contact" className="text-link">
            page de contact
          </Link>
          . Elle répond par écrit dans les 30 jours, sans frais.
        </p>
      </>
    ),
  },
  {
    id: "renseignements",
    title: "Ce que nous recueillons",
    body: (
      <>
        <p>
          Nous recueillons seulement ce qui sert à vous rendre le service que vous demandez.
          Consulter les offres, les bourses et les articles ne demande aucun compte et ne laisse
          aucun renseignement sur vous.
        </p>
        <ul>
          <li>
            <strong>Votre compte&nbsp;:</strong> nom complet, adresse courriel, rôle (candidat ou
            recruteur) et mot de passe, dont nous ne gardons qu’une empreinte illisible.
          </li>
          <li>
            <strong>Votre profil, si vous le remplissez&nbsp;:</strong> téléphone, profession, pays,
            présentation et photo.
          </li>
          <li>
            <strong>Vos candidatures&nbsp;:</strong> le CV choisi, le message d’accompagnement, la
            date, le statut et son historique.
          </li>
          <li>
            <strong>Vos éléments enregistrés et vos préférences&nbsp;:</strong> offres, missions et
            bourses mises de côté, avis souhaités.
          </li>
          <li>
            <strong>Vos interventions&nbsp;:</strong> commentaires et mentions «&nbsp;J’aime&nbsp;»
            sous les articles, quand vous êtes connecté.
          </li>
          <li>
            <strong>Vos messages&nbsp;:</strong> nom, courriel, objet, sujet et texte envoyés par la
            page de contact.
          </li>
          <li>
            <strong>L’infolettre&nbsp;:</strong> votre adresse, le texte exact auquel vous avez
            consenti, la date de ce consentement et celle de sa confirmation.
          </li>
          <li>
            <strong>Les alertes&nbsp;:</strong> la recherche que vous suivez, le rythme et, sans
            compte, votre adresse et le texte auquel vous avez consenti. Ce qui vous a été montré
            est noté sous une empreinte de l’adresse, pour ne rien vous envoyer deux fois.
          </li>
        </ul>
        <p>
          Nous ne demandons jamais votre numéro d’assurance sociale, votre état de santé, vos
          données bancaires ni vos documents d’immigration. Ne les inscrivez pas dans un CV ni dans
          un message.
        </p>
      </>
    ),
  },
  {
    id: "fins",
    title: "Pourquoi nous les utilisons",
    body: (
      <>
        <ul>
          <li>Ouvrir votre compte, vous reconnaître et protéger votre accès.</li>
          <li>
            Transmettre votre candidature à la personne qui a publié l’offre, la mission ou la
            bourse, et vous tenir au courant de la suite.
          </li>
          <li>Répondre à vos messages.</li>
          <li>Vous envoyer l’infolettre, seulement si vous l’avez demandée et confirmée.</li>
          <li>
            Vous envoyer ce qui paraît pour les recherches que vous suivez, et vous rappeler
            l’échéance de ce que vous avez sauvegardé.
          </li>
          <li>
            Compter combien de fois une publication a été vue. Ce compte est un nombre par
            jour&nbsp;: il ne dit pas par qui.
          </li>
          <li>
            Empêcher les abus. Les tentatives répétées sont comptées sous un code calculé à partir
            de l’adresse réseau, du courriel ou du mot de passe essayé&nbsp;; ce code ne permet pas
            de les retrouver et il est effacé après l’expiration du compte à rebours.
          </li>
        </ul>
        <p>
          Nous ne vendons ni ne louons aucun renseignement, nous ne faisons pas de publicité ciblée
          et aucune décision à votre sujet n’est prise par un traitement entièrement
          automatisé&nbsp;: une candidature est toujours lue par une personne.
        </p>
      </>
    ),
  },
  {
    id: "conservation",
    title: "Combien de temps nous les gardons",
    body: (
      <ul>
        <li>
          <strong>Compte, profil, CV et éléments enregistrés&nbsp;:</strong> tant que le compte
          existe. Vous pouvez retirer chaque document, ou supprimer le compte entier, à tout moment.
        </li>
        <li>
          <strong>Candidatures&nbsp;:</strong> tant que le compte existe. Une candidature retirée
          reste visible du recruteur, sans le CV, jusqu’à la suppression de votre compte.
        </li>
        <li>
          <strong>Messages de contact&nbsp;:</strong> 24 mois, puis ils sont effacés.
        </li>
        <li>
          <strong>Inscription à l’infolettre non confirmée&nbsp;:</strong> 30 jours.
        </li>
        <li>
          <strong>Alertes&nbsp;:</strong> sans confirmation, 4 jours&nbsp;; arrêtée depuis un
          courriel, une alerte sans compte est effacée aussitôt. Ce qui a été envoyé est oublié
          après 90 jours.
        </li>
        <li>
          <strong>Désabonnement&nbsp;:</strong> l’adresse et la date sont gardées 36 mois, comme
          preuve que votre choix a été respecté, puis effacées.
        </li>
        <li>
          <strong>Journaux techniques&nbsp;:</strong> ils ne contiennent ni nom, ni courriel, ni
          jeton de connexion.
        </li>
      </ul>
    ),
  },
];
