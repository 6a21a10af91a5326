import Link from "next/link";
import { OutsideLink } from "@/components/ui/prose";
import type { ProseSection } from "@/components/ui/prose-page";
import { site } from "@/lib/site";

/** Second half of the policy: who sees the data, where it is, and what one can ask. */
export const privacyRights: ProseSection[] = [
  {
    id: "acces",
    title: "Qui peut les voir",
    body: (
      <>
        <p>
          Votre profil n’est visible que de vous. Lorsque vous postulez, la personne qui a publié
          l’annonce reçoit votre nom, votre courriel, votre message et le CV que vous avez
          choisi&nbsp;; aucun autre recruteur n’y a accès. Chaque ouverture de votre CV est
          inscrite, et vous la voyez dans le suivi de votre candidature. Si vous retirez la
          candidature, le CV n’est plus accessible.
        </p>
        <p>
          Un commentaire approuvé est public, avec votre nom. Notre équipe n’ouvre un dossier que
          pour répondre à votre demande ou régler un incident.
        </p>
        <p>
          Deux fournisseurs traitent des données pour nous, sous contrat et sur nos seules
          instructions&nbsp;: l’hébergeur de la base de données et des fichiers, et le service qui
          achemine nos courriels. Nous communiquons un renseignement à une autorité uniquement
          lorsque la loi nous y oblige.
        </p>
      </>
    ),
  },
  {
    id: "lieu",
    title: "Où ils se trouvent",
    body: (
      <>
        <p>
          La base de données et les fichiers sont hébergés ici&nbsp;: {site.dataRegion}. Le
          recruteur à qui vous écrivez peut se trouver dans une autre province ou à
          l’étranger&nbsp;; il reçoit alors votre candidature là où il est. Avant de confier un
          renseignement à un fournisseur hors du Québec, nous évaluons les risques pour la vie
          privée, comme la loi le demande.
        </p>
        <p>
          Les échanges avec le site sont chiffrés, les CV sont gardés dans un espace privé, ouverts
          par des liens qui expirent en une minute, et chaque table de la base de données n’est
          lisible que par les personnes autorisées.
        </p>
      </>
    ),
  },
  {
    id: "temoins",
    title: "Témoins de connexion",
    body: (
      <>
        <p>
          Le site ne dépose de témoins («&nbsp;cookies&nbsp;») que pour votre compte, au moment où
          vous vous connectez. Celui de votre session sert à vous reconnaître d’une page à l’autre
          et disparaît à la déconnexion. Celui de l’appareil reste six mois&nbsp;: si un inconnu
          essaie des mots de passe à votre place, vous pourrez encore vous connecter ici. Il ne dit
          pas qui vous êtes. Aucun n’est lisible par les scripts de la page.
        </p>
        <p>
          Aucun outil de mesure d’audience d’un tiers, aucun réseau publicitaire, aucun bouton de
          réseau social et aucune police de caractères chargée d’un autre site&nbsp;: naviguer ici
          ne vous signale à personne. Nous comptons seulement combien de fois une publication est
          ouverte, sans savoir par qui&nbsp;: la personne qui l’a publiée lit ce nombre. C’est
          pourquoi vous ne voyez pas de bandeau de consentement.
        </p>
      </>
    ),
  },
  {
    id: "droits",
    title: "Vos droits, et comment les exercer",
    body: (
      <>
        <ul>
          <li>
            <strong>Consulter et obtenir une copie&nbsp;:</strong> dans votre{" "}
            <Link
              href="/espace-utilisateur?onglet=parametres"
              className="text-link"
              prefetch={false}
            >
              espace personnel
            </Link>
            , onglet Paramètres, «&nbsp;Exporter mes données&nbsp;» vous remet tout ce que nous
            avons sur vous dans un format technologique courant (JSON).
          </li>
          <li>
            <strong>Rectifier&nbsp;:</strong> modifiez votre profil dans le même espace, ou
            écrivez-nous pour ce que vous ne pouvez pas changer vous-même.
          </li>
          <li>
            <strong>Supprimer&nbsp;:</strong> la suppression du compte efface le profil, les
            documents, les candidatures et les fichiers, tout de suite et sans retour possible.
          </li>
          <li>
            <strong>Retirer un consentement&nbsp;:</strong> chaque infolettre porte un lien de
            désabonnement qui agit en un clic, sans compte ni mot de passe&nbsp;; les avis par
            courriel se règlent dans les paramètres.
          </li>
          <li>
            <strong>Faire cesser la diffusion&nbsp;:</strong> demandez-nous de retirer ou de
            désindexer un contenu public qui vous concerne et vous porte préjudice.
          </li>
        </ul>
        <p>
          Si notre réponse ne vous satisfait pas, vous pouvez porter plainte à la{" "}
          <OutsideLink href="https://www.cai.gouv.qc.ca">
            Commission d’accès à l’information du Québec
          </OutsideLink>{" "}
          ou, ailleurs au Canada, au{" "}
          <OutsideLink href="https://www.priv.gc.ca/fr/">
            Commissariat à la protection de la vie privée du Canada
          </OutsideLink>
          . Si vous vivez dans l’Union européenne, vous avez les mêmes droits au titre du RGPD,
          ainsi que celui de saisir l’autorité de votre pays.
        </p>
      </>
    ),
  },
  {
    id: "incidents",
    title: "En cas d’incident",
    body: (
      <p>
        Nous tenons un registre des incidents de confidentialité. Si l’un d’eux présente un risque
        de préjudice sérieux, nous avisons sans tarder la Commission d’accès à l’information et les
        personnes touchées, en disant ce qui s’est passé, quels renseignements sont visés et ce que
        vous pouvez faire. Vous pensez avoir trouvé une faille&nbsp;? Écrivez à{" "}
        <a href={`mailto:${site.email}`} className="text-link">
          {site.email}
        </a>
        .
      </p>
    ),
  },
  {
    id: "jeunes",
    title: "Moins de 14 ans",
    body: (
      <p>
        Le site s’adresse aux personnes qui travaillent, étudient ou s’apprêtent à le faire. Nous ne
        recueillons pas sciemment les renseignements d’une personne de moins de 14 ans sans le
        consentement du titulaire de l’autorité parentale. Si cela s’est produit,
        prévenez-nous&nbsp;: nous les effaçons.
      </p>
    ),
  },
  {
    id: "changements",
    title: "Changements à cette politique",
    body: (
      <p>
        La date de la dernière version figure en haut de la page. Un changement important est
        annoncé par courriel aux titulaires d’un compte avant de s’appliquer&nbsp;; rien de ce que
        vous avez déjà refusé ne devient permis par une nouvelle version.
      </p>
    ),
  },
];
